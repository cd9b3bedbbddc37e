import { createRequire } from "node:module"
import type { Plugin } from "vite"

const moduleIdPrefix = "\0plain:"
const modules = ["react", "react/jsx-runtime"]
const listExports = (source: string) => Object.keys(createRequire(import.meta.url)(source) as object)

/** React is CommonJS, and the bundler would read its names through getters, for every element. */
export function reactNamedExportsPlugin(): Plugin {
  return {
    name: "plain-react",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, importer, { kind }) =>
      kind === "import-statement" && modules.includes(source) && !importer?.startsWith(moduleIdPrefix)
        ? moduleIdPrefix + source
        : undefined,
    load(id) {
      if (!id.startsWith(moduleIdPrefix)) return undefined
      const source = id.slice(moduleIdPrefix.length)
      return `import all from "${source}"\nexport const { ${listExports(source).join(", ")} } = all\nexport default all`
    },
  }
}
