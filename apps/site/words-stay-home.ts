import type { Plugin } from "vite"

/**
 * Fails the build where the browser would be handed the words of every language. A loader may use `@elite/words`: the
 * router takes loaders out of what the browser gets before their imports are followed.
 */
export function wordsStayHome(): Plugin {
  return {
    name: "words-stay-home",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: {
      filter: { id: /^@elite\/words(\/all\.ts)?$/ },
      handler(_id, importer) {
        this.error(`${importer} brings every language to the browser. Use @elite/words in loaders only.`)
      },
    },
  }
}
