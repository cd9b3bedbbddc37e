import type { Plugin, ViteDevServer } from "vite"
import { bundleUrl, isBundleUrl } from "./app/i18nBundles.ts"

type Words = typeof import("@elite/words/files.ts")
const files = "@elite/words/files.ts"
const formatMessage = "use-intl/format-message"

const fileUrl = ({ noun, edition }: Words["wordFiles"][number]) => bundleUrl(noun, edition)

function serveBundles(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const path = request.url ?? ""
    if (!isBundleUrl(path)) return next()
    server
      .ssrLoadModule(files)
      .then((words) => (words as Words).wordFiles.find((file) => fileUrl(file) === path))
      .then((file) => {
        if (!file) return next()
        response.setHeader("content-type", "application/json; charset=utf-8")
        response.end(file.json)
      })
      .catch(next)
  })
}

/** Fails the build where a script imports all sentences. The router removes loaders before imports are followed. */
export function browserWordsPlugin(): Plugin {
  return {
    name: "words-for-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    configureServer: serveBundles,
    async generateBundle() {
      const { wordFiles } = (await import(files)) as Words
      for (const file of wordFiles)
        this.emitFile({ type: "asset", fileName: fileUrl(file).slice(1), source: file.json })
    },
    resolveId: {
      filter: { id: /^(@elite\/words(\/(all|files)\.ts)?|use-intl\/format-message)$/ },
      handler(id, importer, options) {
        if (id === formatMessage) return this.resolve(`${formatMessage}/format-only`, importer, options)
        if (this.environment.mode !== "build") return
        this.error(`${importer} brings every language to the browser. Use @elite/words in loaders only.`)
      },
    },
  }
}
