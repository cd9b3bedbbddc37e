import { fileURLToPath } from "node:url"
import { runInNewContext } from "node:vm"
import type { LucideIconData } from "lucide-react"
import type { Plugin } from "vite"
import { toSinglePath } from "./singlePath.ts"

const createIconModule = fileURLToPath(new URL("./app/shell/createIcon.ts", import.meta.url))
const iconFile = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const iconData = /const __iconData = (\{[\s\S]*?\n\});/

export function toSinglePathIcon(code: string): string {
  return code.replace(iconData, (_, literal: string) => {
    const { size, node } = runInNewContext(`(${literal})`) as LucideIconData
    return `const __iconData = ${JSON.stringify({ size, node: toSinglePath(node) })};`
  })
}

/** Lucide's component computes every attribute on each render, and adds classes that no style uses. */
export function singlePathIconsPlugin(): Plugin {
  return {
    name: "lean-icons",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.endsWith("/createLucideIcon.mjs") && importer?.includes("/lucide-react/")
        ? createIconModule
        : undefined,
    transform: {
      filter: { id: iconFile },
      handler: (code) => ({ code: toSinglePathIcon(code), map: null }),
    },
  }
}
