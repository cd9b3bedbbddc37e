import { readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"

export const root = resolve(import.meta.dirname, "../../..")

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (["node_modules", "build", "data", ".react-router", ".git", "test-results"].includes(name)) continue
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesBelow(path)
    else if (/\.tsx?$/.test(name)) yield path
  }
}

/** `isType`: the import does not exist at run time. */
export type Source = {
  path: string
  text: string
  imports: { spec: string; target: string; isType: boolean }[]
}
const importing =
  /^\s*(?:import|export)\s+[^"'();]*?from\s+["']([^"']+)["']|^\s*import\s+["']([^"']+)["']|import\(\s*["']([^"']+)["']/gm

function read(path: string): Source {
  const text = readFileSync(path, "utf8")
  const imports = [...text.matchAll(importing)].map((match) => {
    const spec = match[1] ?? match[2] ?? match[3] ?? ""
    const target = spec.startsWith(".") ? relative(root, resolve(dirname(path), spec)) : spec
    return { spec, target, isType: /^\s*(?:import|export)\s+type\b/.test(match[0]) }
  })
  return { path: relative(root, path), text, imports }
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.includes("/testing/")

export const all = [...filesBelow(root)].map(read)
export const product = all.filter(({ path }) => !isTest(path))
export const below = (folder: string) => product.filter(({ path }) => path.startsWith(folder))
