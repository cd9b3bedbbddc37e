import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { type Plugin, transformWithOxc } from "vite"

type Words = typeof import("@elite/words")
type Language = import("@elite/contract").Language

const source = new URL("./worker/worker.ts", import.meta.url)
const languages: readonly Language[] = ["en", "fr", "nl"]

const css = `:root{color-scheme:dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;background:#120d18;color:#f5efe4;font:17px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif;text-align:center}h1{margin:0;font:600 1.75rem/1.2 Georgia,serif;color:#e6b85c}p{margin:0;max-width:34rem;text-wrap:pretty}a{display:inline-block;padding:.8rem 1.6rem;border-radius:.5rem;background:#e0b354;color:#120d18;font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid #f5efe4;outline-offset:3px}`

/** Needs no scripts; the empty `href` requests the failed page again. */
function offlinePage({ translate }: Words, language: Language): string {
  const say = translate(language, "push")
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${say("offlineTitle")}</title><link rel="stylesheet" href="/offline.css"></head><body><main><h1>${say("offlineTitle")}</h1><p>${say("offlineText")}</p><p><a href="">${say("again")}</a></p></main></body></html>`
}

async function buildFiles(words: Words): Promise<Record<string, string>> {
  const pages = Object.fromEntries(
    languages.map((language) => [`offline.${language}.html`, offlinePage(words, language)]),
  )
  const staticFiles = { ...pages, "offline.css": css }
  const text = await readFile(source, "utf8")
  const edition = createHash("sha256")
    .update(text)
    .update(JSON.stringify(staticFiles))
    .digest("hex")
    .slice(0, 12)
  const { code } = await transformWithOxc(text, source.pathname, { sourcemap: false })
  return { ...staticFiles, "worker.js": code.replaceAll("EDITION", JSON.stringify(edition)) }
}

const typeOf = (path: string) =>
  path.endsWith(".js") ? "text/javascript" : path.endsWith(".css") ? "text/css" : "text/html"

/** The service worker (`worker/worker.ts`) needs a fixed address at the root of the site. */
export function browserWorkerPlugin(): Plugin {
  return {
    name: "worker-for-browser",
    applyToEnvironment: (environment) => environment.name === "client",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").slice(1)
        if (!/^(worker\.js|offline\.[a-z.]+)$/.test(path)) return next()
        server
          .ssrLoadModule("@elite/words")
          .then((words) => buildFiles(words as Words))
          .then((files) => {
            if (!files[path]) return next()
            response.setHeader("content-type", `${typeOf(path)}; charset=utf-8`)
            response.end(files[path])
          })
          .catch(next)
      })
    },
    async generateBundle() {
      const files = await buildFiles((await import("@elite/words")) as Words)
      for (const [fileName, text] of Object.entries(files))
        this.emitFile({ type: "asset", fileName, source: text })
    },
  }
}
