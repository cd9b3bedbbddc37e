import type { ErrorName, Language } from "@elite/contract"
import { calls } from "@elite/contract/calls.ts"
import { describe } from "@elite/words"
import { type HttpServer, requestLanguage } from "../platform/http/server.ts"
import { docsPage } from "./docsPage.ts"
import { openApi } from "./openapi.ts"

const examples = {
  limit: 200,
  used: 150,
  remaining: 50,
  minimum: 10,
  maximum: 100,
  minutes: 15,
  most: 5,
  held: 750,
  least: 1000,
  step: 100,
  bonus: 50,
  account: "BE•• •••• •••• 7034",
  freesAt: new Date("2030-01-07T11:00:00Z"),
  email: "help@casino.example",
  help: "help.example",
}

/** Lists only the calls that this server answers; each document is rendered on the first request. */
export function serveDocuments({ app, served }: HttpServer, publicUrl: string): void {
  let document: string | undefined
  app.get("/api/openapi.json", (_request, reply) => {
    document ??= JSON.stringify(openApi(served, publicUrl, (name) => describe("en", name, examples)))
    return reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(document)
  })
  // Only the nonce changes between requests.
  const pages = new Map<Language, string>()
  const nonceStandsHere = "nonce-stands-here"
  app.get("/api/docs", (request, reply) => {
    const language = requestLanguage(request)
    const shown = calls.filter(({ endpoint: { method, path } }) => served.has(`${method} ${path}`))
    const sentence = (name: ErrorName) => describe(language, name, examples)
    const page = pages.get(language) ?? docsPage(language, shown, sentence, nonceStandsHere)
    pages.set(language, page)
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("vary", "accept-language, cookie, x-language")
      .send(page.replace(nonceStandsHere, reply.cspNonce))
  })
}
