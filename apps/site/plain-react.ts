import { createRequire } from "node:module"
import type { Plugin } from "vite"

const mark = "\0plain:"
const modules = ["react", "react/jsx-runtime"]
const namesOf = (source: string) => Object.keys(createRequire(import.meta.url)(source) as object)

/**
 * React's names as constants of the server's build. React is CommonJS, and what a bundler takes from such a module it asks an object of
 * getters for, each time: for every element of every page.
 */
export function plainReact(): Plugin {
  return {
    name: "plain-react",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (source, importer, { kind }) =>
      kind === "import-statement" && modules.includes(source) && !importer?.startsWith(mark)
        ? mark + source
        : undefined,
    load(id) {
      if (!id.startsWith(mark)) return undefined
      const source = id.slice(mark.length)
      return `import all from "${source}"\nexport const { ${namesOf(source).join(", ")} } = all\nexport default all`
    },
  }
}
