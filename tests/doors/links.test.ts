import { languages } from "@elite/contract"
import { href, languagePrefix, type Page, type PlainPage, paths } from "@elite/paths"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ledgerFixture as jackpots } from "../../apps/api/src/modules/jackpots/testing/ledgerFixture.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import { type TestCasino, testCasino } from "../../apps/api/testing/casino.ts"
import { seedLedger, withLedger } from "../../apps/api/testing/ledgerFixture.ts"
import { ledgerFixtures } from "../../apps/api/testing/movements.ts"
import { seedGames, seedLogin, seedPlayer } from "../../apps/api/testing/seeded.ts"
import { mountSite } from "../../apps/casino/src/mountSite.ts"
import { opensEverything } from "../layer/open.ts"
import { markupFaults } from "./markup.ts"

// Every page that links lead to, in three languages, as a visitor and as a player to whom everything has happened.
/** What has happened to the player: of the pools only what really runs. */
const history = ledgerFixtures.filter((books) => books !== jackpots)
let casino: TestCasino
let cookie: string
beforeAll(async () => {
  casino = await testCasino({
    sandbox: false,
    log: jsonLog("error"),
    mount: (built, config) => mountSite(built, config, "production"),
  })
  await opensEverything(casino, ["content", "jackpots"])
  const db = new pg.Pool({ connectionString: casino.databaseUrl, max: 2 })
  try {
    await seedGames(db)
    const player = await seedPlayer(db, 1_000)
    await withLedger(casino.databaseUrl, (ledger) => seedLedger(ledger, player, history))
    cookie = `access_token=${(await seedLogin(db, player.playerId, casino.clock.now())).cookie}`
  } finally {
    await db.end()
  }
})
afterAll(() => casino.close())

const plainPages = (Object.keys(paths) as Page[]).filter(
  (page) => !paths[page].en.includes(":"),
) as PlainPage[]
/** Not opened: logging out, and the page that answers 404 by design. */
const notOpened = new Set<string>(
  languages.flatMap((language) => [href("logout", language), href("cmsPageNotFound", language)]),
)
/** As many addresses of one page that differ in their query. */
const queriesAtMost = 8
const atOnce = 6

const inText = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"')

/** The addresses of ours that a page names: links, forms that only ask, pictures, what its head says. */
function addressesIn(html: string, page: string): string[] {
  const named = [...html.matchAll(/<(a|link|img|source|script|meta|form)\b([^>]*)>/g)].flatMap(
    ([, tag, text = ""]) => {
      const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1]
      if (tag === "form") return attribute("method") === "post" ? [] : [attribute("action")]
      if (tag === "meta") return /"og:(url|image)"/.test(text) ? [attribute("content")] : []
      const sources = (attribute("srcset") ?? "").split(",").map((each) => each.trim().split(" ")[0])
      return [attribute("href"), attribute("src"), ...sources]
    },
  )
  return named.flatMap((address) => {
    if (!address || address.startsWith("#") || /^(mailto|tel|data):/.test(address)) return []
    const url = new URL(inText(address), casino.url + page)
    return url.origin === casino.url ? [url.pathname + url.search] : []
  })
}

/** What an address comes to: its last status, where it led, and the page if it is one. */
async function opened(address: string, headers: Record<string, string>) {
  let at = address
  for (let led = 0; led < 5; led++) {
    const answer = await fetch(casino.url + at, { redirect: "manual", headers })
    const location = answer.headers.get("location")
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false
    const text = await answer.text()
    if (location === null) return { at, status: answer.status, html: isPage ? text : "" }
    const url = new URL(location, casino.url + at)
    if (url.origin !== casino.url) return { at: url.href, status: 200, html: "" }
    at = url.pathname + url.search
  }
  return { at, status: 508, html: "" }
}

/**
 * Follows every link from these addresses on; answers what was opened, what was broken with the page that names it, and which pages
 * have faults in their markup: of those that differ in their query one.
 */
async function crawl(begin: readonly string[], headers: Record<string, string>) {
  const from = new Map<string, string>(begin.map((address) => [address, "the table of addresses"]))
  const queries = new Map<string, number>()
  const waiting = [...from.keys()]
  const broken: string[] = []
  const faults: string[] = []
  const examined = new Set<string>()
  const next = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const { at, status, html } = await opened(address, headers)
      if (status >= 400) broken.push(`${address} (${at}) ${status}, named by ${from.get(address)}`)
      const bare = at.split("?", 1)[0]!
      if (html && !examined.has(bare)) {
        examined.add(bare)
        faults.push(...(await markupFaults(html)).map((fault) => `${at}: ${fault}`))
      }
      for (const found of addressesIn(html, at)) {
        const path = found.split("?", 1)[0]!
        const count = queries.get(path) ?? 0
        if (from.has(found) || notOpened.has(path) || (found !== path && count >= queriesAtMost)) continue
        queries.set(path, count + 1)
        from.set(found, at)
        waiting.push(found)
      }
    }
  }
  // Whoever finds nothing to open begins again once another has found something.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, next))
  return { opened: [...from.keys()], broken, faults }
}

const begin = languages
  .flatMap((language) => plainPages.map((page) => href(page, language)))
  .filter((address) => !notOpened.has(address))
const ofEach = (page: PlainPage) => languages.map((language) => href(page, language))

describe("every link", { timeout: 300_000 }, () => {
  it("of a visitor leads to a page", async () => {
    const sitemap = await fetch(`${casino.url}/sitemap.xml`).then((answer) => answer.text())
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    )
    expect(listed).toEqual(expect.arrayContaining(ofEach("crashGame")))
    const crawled = await crawl([...begin, ...listed, "/sitemap.xml", "/robots.txt"], {})
    expect(crawled.broken).toEqual([])
    expect(crawled.faults).toEqual([])
    expect(crawled.opened).toEqual(expect.arrayContaining(ofEach("selfTest")))
    for (const language of languages) {
      const { status, html } = await opened(`${languagePrefix(language)}/no-such-page`, {})
      expect([status, await markupFaults(html)]).toEqual([404, []])
    }
  })
  it("of a player to whom everything has happened leads to a page", async () => {
    const { opened, broken, faults } = await crawl(begin, { cookie })
    expect(broken).toEqual([])
    expect(faults).toEqual([])
    for (const language of languages) {
      const rounds = opened.filter((address) => address.startsWith(`${href("betRound", language)}?`))
      expect(rounds.length).toBeGreaterThan(2)
      expect(opened).toContain(`${href("betHistory", language)}?view=crash`)
      expect(opened).toContain(`${href("betHistory", language)}?view=sports`)
    }
    expect(opened.filter((address) => /\/(play-game|jouer|spelen)\/crash\b/.test(address))).toEqual([])
  })
})

describe("an address", () => {
  const answerTo = (address: string) => fetch(casino.url + address, { redirect: "manual" })
  const led = async (address: string) => {
    const answer = await answerTo(address)
    return [answer.status, answer.headers.get("location")]
  }
  it.each([
    ["/All-Games", "/all-games"],
    ["/ALL-GAMES?Search=Book%20Of", "/all-games?Search=Book%20Of"],
    ["/FR/tous-jeux", "/fr/tous-jeux"],
    ["/FR", "/fr"],
    ["/Nl/Alle-Spellen/", "/nl/alle-spellen/"],
    ["/fr/Connexion", "/fr/connexion"],
    ["/LOGIN", "/login"],
    ["/Elite-Quest", "/elite-quest"],
    ["/MAINTENANCE", "/maintenance"],
    ["/%61ll-games", "/all-games"],
    ["/%4Cogin", "/login"],
    ["/Play-Game/Seed_Reels", "/play-game/seed_reels"],
    ["/Reset-Password/AbC-dEf", "/reset-password/AbC-dEf"],
    ["/FR/Changer-d-adresse-e-mail/QwErTy", "/fr/changer-d-adresse-e-mail/QwErTy"],
  ])("%s leads to %s for good", async (address, to) => {
    expect(await led(address)).toEqual([301, to])
  })
  it("that is spelled as it is written in the table leads nowhere else, and none leads to another host", async () => {
    for (const address of ["/all-games", "/fr/connexion", "/reset-password/AbC-dEf"])
      expect([address, (await answerTo(address)).status]).not.toEqual([address, 301])
    for (const address of [
      "//Evil.example",
      "//Evil.example/All-Games",
      "/%2FEvil.example/A",
      "/%5CEvil.example",
    ])
      expect([address, (await answerTo(address)).headers.get("location") ?? "/"]).toEqual([
        address,
        expect.stringMatching(/^\/(?![/\\])/),
      ])
  })
  it.each(languages)("of our own game as of any other leads to its page, in %s", async (language) => {
    const page = href("crashGame", language)
    const under = (path: string) => `${languagePrefix(language)}/${path}`
    expect(href("play", language, { gameId: "crash" })).toBe(page)
    const play = paths.play[language].replace(":gameId", "crash")
    for (const path of [play, "casino/play-game/crash"]) expect(await led(under(path))).toEqual([301, page])
    expect(await led(`${under(play)}?demo=1`)).toEqual([301, `${page}?demo=1`])
    expect((await opened(under("play-game/crash"), {})).at).toBe(page)
  })
})
