import type { Plugin, ViteDevServer } from "vite"
import { isWords, wordsAddress } from "./app/book.ts"

type Words = typeof import("@elite/words/files.ts")
const files = "@elite/words/files.ts"

const addressOf = ({ noun, edition }: Words["wordFiles"][number]) => wordsAddress(noun, edition)

/** Serves the sentences as they are written now, each under the address that the page asks for. */
function serveWords(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const path = request.url ?? ""
    if (!isWords(path)) return next()
    server
      .ssrLoadModule(files)
      .then((words) => (words as Words).wordFiles.find((file) => addressOf(file) === path))
      .then((file) => {
        if (!file) return next()
        response.setHeader("content-type", "application/json; charset=utf-8")
        response.end(file.json)
      })
      .catch(next)
  })
}

/**
 * Gives browsers the sentences of each noun in each language as a file of their own (`app/book.ts`), and fails the build
 * where a script would bring them all. A loader may use `@elite/words`: the router takes loaders out of what the browser
 * gets before their imports are followed.
 */
export function wordsForBrowser(): Plugin {
  return {
    name: "words-for-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    configureServer: serveWords,
    async generateBundle() {
      const { wordFiles } = (await import(files)) as Words
      for (const file of wordFiles)
        this.emitFile({ type: "asset", fileName: addressOf(file).slice(1), source: file.json })
    },
    resolveId: {
      filter: { id: /^@elite\/words(\/(all|files)\.ts)?$/ },
      handler(_id, importer) {
        if (this.environment.mode !== "build") return
        this.error(`${importer} brings every language to the browser. Use @elite/words in loaders only.`)
      },
    },
  }
}
