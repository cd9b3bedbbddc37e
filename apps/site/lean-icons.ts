import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const ours = fileURLToPath(new URL("./app/shell/icon.ts", import.meta.url))

/**
 * Draws lucide's icons by `app/shell/icon.ts`: lucide's own component works every attribute of an icon out anew each time it is
 * drawn, fifty times on a page, and names classes that no style of ours asks for.
 */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.endsWith("/createLucideIcon.mjs") && importer?.includes("/lucide-react/") ? ours : undefined,
  }
}
