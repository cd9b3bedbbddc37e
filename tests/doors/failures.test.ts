import { type Language, languages } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import { type TestCasino, testCasino } from "../../apps/api/testing/casino.ts"
import { mountSite } from "../../apps/casino/src/mountSite.ts"

// A fault of ours has a name, which the person can quote and which stands in the log.
const lines: string[] = []
const instant = "2026-11-01T00:00:00.000Z"
type Inside = ReturnType<Parameters<typeof mountSite>[0]["http"]["inside"]>
/** The API in this process, except that it says an instant in words: by its type a string, like any other. */
const forgetful =
  (ask: Inside): Inside =>
  async (question) => {
    const answer = await ask(question)
    return { ...answer, body: JSON.parse(JSON.stringify(answer.body ?? null).replaceAll(instant, "lately")) }
  }
let casino: TestCasino
beforeAll(async () => {
  const log = jsonLog("error", { write: (line) => void lines.push(line) })
  const mount = (built: Parameters<typeof mountSite>[0], config: Parameters<typeof mountSite>[1]) =>
    mountSite(
      { ...built, http: { ...built.http, inside: () => forgetful(built.http.inside()) } },
      config,
      "production",
    )
  casino = await testCasino({ sandbox: false, log, mount })
  // A table that the application needs is gone: nothing that a handler expects.
  const owner = new pg.Client({ connectionString: casino.databaseUrl })
  await owner.connect()
  await owner.query("alter table games.game rename to gone")
  // Its instant is answered as none: the page's call succeeds, and the page cannot be drawn from what it says.
  const inAll = (what: unknown) => Object.fromEntries(languages.map((language) => [language, what]))
  await owner.query(
    `insert into content.page (name, slug_en, slug_fr, slug_nl, title, content, starts_at, updated_at)
     values ('terms', 'terms-and-conditions', 'conditions', 'voorwaarden', $1, $2, '2026-10-01', '${instant}')`,
    [inAll("Terms"), inAll([{ kind: "text", text: "Terms" }])],
  )
  await owner.end()
})
afterAll(() => casino?.close())

/** What the log says under a name. */
const logged = (id: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ failureId }) => failureId === id)
const name = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Expects the page to show the name of its failure in its language, the log to say `line` under it, and nothing more to be told. */
async function saysWhatFailed(language: Language, path: string, line: object, secret: string): Promise<void> {
  const answer = await fetch(casino.url + path)
  const page = await answer.text()
  expect(answer.status).toBe(500)
  const id = answer.headers.get("x-failure-id") ?? ""
  expect(id).toMatch(name)
  const main = page.slice(page.indexOf("<main"))
  expect(main).toContain(id)
  expect(main).toContain(translate(language, "shell")("errorTitle"))
  expect(page.match(/<html[^>]*>/)?.[0]).toContain(`data-failure="${id}"`)
  expect(logged(id)).toMatchObject([{ ...line, problem: expect.stringContaining(secret) }])
  expect(page).not.toContain(secret)
}

it("a page shows it, in the language of the page", async () => {
  for (const language of languages) {
    const path = href("play", language, { gameId: "horta-house" })
    await saysWhatFailed(language, path, { msg: "request.failed" }, "games.game")
  }
})

it("a page that cannot be drawn shows it too, though no call of it failed", async () => {
  for (const language of languages) {
    const route = href("terms", language)
    await saysWhatFailed(language, route, { msg: "page.failed", route }, "RangeError")
  }
})

it("the data of a page carry it beside them", async () => {
  const answer = await fetch(`${casino.url}${href("play", "en", { gameId: "horta-house" })}.data`)
  expect(answer.status).toBe(500)
  expect(logged(answer.headers.get("x-failure-id") ?? "")).toHaveLength(1)
  expect(await answer.text()).not.toContain("games.game")
})

it("a call answers it", async () => {
  const answer = await fetch(`${casino.url}/api/casino/getAllGames`)
  expect(answer.status).toBe(500)
  const { errors } = (await answer.json()) as { errors: { name: string; id: string }[] }
  expect(errors).toMatchObject([{ name: "InternalServerErrorType", id: expect.stringMatching(name) }])
  expect(logged(errors[0]!.id)).toHaveLength(1)
})
