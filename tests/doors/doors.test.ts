import type { Client } from "@elite/client/visitor"
import { type Endpoint, endpoints, identity, jackpots, me, payments, play, sessions } from "@elite/contract"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestCasino, testCasino } from "../../apps/api/testing/casino.ts"
import { type SeededPlayer, seedGames, seedPlayer } from "../../apps/api/testing/seeded.ts"

// What holds of every call of the contract, found in it.
let casino: TestCasino
let db: pg.Pool
let player: SeededPlayer
let browser: Client
beforeAll(async () => {
  casino = await testCasino()
  db = new pg.Pool({ connectionString: casino.databaseUrl, max: 2 })
  await seedGames(db)
  player = await seedPlayer(db, 100)
  browser = as(player)
})
afterAll(async () => {
  await db.end()
  await casino.close()
})

function as({ cookie }: SeededPlayer): Client {
  const visitor = casino.visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}

const isUnsafe = ({ method }: Endpoint) => method !== "GET"
/** Takes a body of JSON. */
const inJson = ({ method, multipart }: Endpoint) => !multipart && method !== "GET" && method !== "DELETE"
const nameOf = async (answer: Response) =>
  ((await answer.json()) as { errors?: { name: string }[] }).errors?.[0]?.name

/** Sends fields to a call as its method wants them. */
function send(
  by: Client,
  { method, path, multipart }: Endpoint,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  if (multipart) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
    return by.fetch(path, { method, body, headers })
  }
  if (method === "GET" || method === "DELETE") {
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    return by.fetch(`${path}?${query}`, { method, headers })
  }
  return by.fetch(path, {
    method,
    body: JSON.stringify(fields),
    headers: { "content-type": "application/json", ...headers },
  })
}

/** Every row of every table that a call of a player could write. */
async function digest(): Promise<string> {
  const { rows } = await db.query<{ digest: string }>(
    `select string_agg(md5(query_to_xml(format('select * from %I.%I', schemaname, relname), true, false, '')::text), ' '
       order by schemaname, relname) as digest
     from pg_stat_user_tables where schemaname not in ('graphile_worker') and relname not in ('cursor')`,
  )
  return rows[0]!.digest
}

describe("every call", () => {
  it("is served", () => {
    const all = endpoints.map(({ method, path }) => `${method} ${path}`).sort()
    expect(all.length).toBeGreaterThan(30)
    expect([...casino.http.served].sort()).toEqual(all)
  })

  it("refuses a field it does not know, and says which", async () => {
    for (const endpoint of endpoints) {
      const answer = await send(browser, endpoint, { isAdmin: "true" })
      const { errors } = (await answer.json()) as {
        errors: { name: string; fields?: Record<string, string> }[]
      }
      expect([endpoint.path, answer.status, errors[0]?.name]).toEqual([
        endpoint.path,
        400,
        "BadInputErrorType",
      ])
      if (endpoint.input.def.type === "object") expect(errors[0]?.fields).toHaveProperty("isAdmin")
    }
  })

  it("of a player is closed to a visitor and to a made-up session", async () => {
    const stranger = casino.visitor()
    stranger.cookies.set("access_token", "a".repeat(43))
    const openQuestions = endpoints.filter(
      (endpoint) => endpoint.who === "player" && endpoint.input.safeParse({}).success,
    )
    expect(openQuestions.length).toBeGreaterThan(8)
    for (const endpoint of openQuestions) {
      for (const by of [casino.visitor(), stranger]) {
        const answer = await send(by, endpoint, {})
        expect([endpoint.path, answer.status]).toEqual([endpoint.path, 401])
        expect(await answer.json()).toMatchObject({ errors: [{ description: "User is not logged in" }] })
      }
    }
  })

  it("that may change something refuses every page that is not ours, before it looks at anything", async () => {
    const { port } = new URL(casino.url)
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "" },
      { origin: `https://localhost:${port}` },
      { origin: `http://localhost:${Number(port) + 1}` },
      { origin: `http://localhost:${port}.evil.example` },
      { origin: `http://evil.localhost:${port}` },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
    ]
    const before = await digest()
    for (const endpoint of endpoints.filter(isUnsafe)) {
      for (const headers of foreign) {
        const answer = await send(browser, endpoint, {}, headers)
        expect([endpoint.path, headers, await nameOf(answer)]).toEqual([
          endpoint.path,
          headers,
          "ForeignOriginErrorType",
        ])
      }
      const bare = await fetch(`${casino.url}${endpoint.path}`, {
        method: endpoint.method,
        headers: { cookie: `access_token=${player.cookie}` },
      })
      expect([endpoint.path, await nameOf(bare)]).toEqual([endpoint.path, "ForeignOriginErrorType"])
    }
    expect(await digest()).toBe(before)
  })

  it("takes JSON and nothing that a plain form could send", async () => {
    const before = await digest()
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/json",
      "",
    ]
    for (const endpoint of endpoints.filter(inJson)) {
      for (const type of types) {
        const answer = await browser.fetch(endpoint.path, {
          method: endpoint.method,
          body: Buffer.from('{"a":1}'),
          headers: type === "" ? {} : { "content-type": type },
        })
        expect([endpoint.path, type, answer.status]).toEqual([endpoint.path, type, 415])
        await answer.arrayBuffer()
      }
    }
    expect(await digest()).toBe(before)
  })

  it("that takes a form with files takes nothing else, and no half of one", async () => {
    const before = await digest()
    const withFiles = endpoints.filter(({ multipart }) => multipart)
    expect(withFiles.length).toBeGreaterThan(0)
    for (const { path, method } of withFiles) {
      for (const type of [
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
        "image/png",
        "",
      ]) {
        const headers: Record<string, string> = type === "" ? {} : { "content-type": type }
        const answer = await browser.fetch(path, { method, body: Buffer.from("{}"), headers })
        expect([path, type, answer.status]).toEqual([path, type, 415])
        await answer.arrayBuffer()
      }
      for (const body of [
        "",
        "--x",
        '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      ]) {
        const headers = { "content-type": "multipart/form-data; boundary=x" }
        const answer = await browser.fetch(path, { method, body: Buffer.from(body), headers })
        expect([path, body, answer.status]).toEqual([path, body, 400])
        await answer.arrayBuffer()
      }
    }
    expect(await digest()).toBe(before)
  })

  it("refuses keys that reach for the prototype, and half a body", async () => {
    const bodies = [
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{}}}',
      '{"a":',
      "[]",
      '"text"',
      "1",
    ]
    for (const endpoint of endpoints.filter(inJson)) {
      for (const body of bodies) {
        const headers = { "content-type": "application/json" }
        const answer = await browser.fetch(endpoint.path, { method: endpoint.method, body, headers })
        expect([endpoint.path, body, answer.status]).toEqual([endpoint.path, body, 400])
        await answer.arrayBuffer()
      }
    }
  })
})

describe("two players", () => {
  /** Whose things a name of an id speaks of. A new one must be entered here. */
  const idNames: Record<string, "owned" | "everybody's"> = {
    orderid: "owned",
    accountId: "owned",
    casinoGameId: "everybody's",
    cmsPageId: "everybody's",
    // Names of a campaign, of a press on it, and of whoever leads here.
    affiliateReqId: "everybody's",
    gclid: "everybody's",
    utm_id: "everybody's",
    id: "owned",
    sessionId: "owned",
    requestId: "owned",
    challengeId: "owned",
    documentId: "owned",
    documentLabelId: "everybody's",
    // Of a cycle; whose a win is, is asked when it is claimed (jackpots.flow.test.ts).
    jackpotId: "everybody's",
    prizeDistributionId: "owned",
    prizeId: "owned",
    questId: "everybody's",
    questPrizeId: "owned",
    // Whose a purse is, is asked when a game is launched with it (purses.flow.test.ts).
    purseId: "everybody's",
    tournamentId: "everybody's",
    referralId: "owned",
    // Of a bill that hangs for everybody.
    bonusId: "everybody's",
    // Of our own game: whoever has a bet is asked by each call that names one (crash.flow.test.ts).
    betId: "owned",
    chainId: "everybody's",
    roundId: "everybody's",
    // Of a round, which another player is answered 404 for (round.flow.test.ts).
    transactionId: "everybody's",
  }
  const idsIn = (endpoint: Endpoint): string[] =>
    Object.keys((endpoint.input as { shape?: object }).shape ?? {}).filter((name) => /id$/i.test(name))

  it("knows whose every id is", () => {
    expect(new Set(endpoints.flatMap(idsIn))).toEqual(new Set(Object.keys(idNames)))
  })

  it("see nothing of each other: what is the other's is 404, as if it did not exist", async () => {
    const other = await seedPlayer(db, 50)
    const otherBrowser = as(other)
    const order = await otherBrowser.call(payments.hiPayUrl, {
      amount: 20,
      paymentMethod: "bancontact_qr",
      languageCode: "en",
    })
    const withdrawal = await otherBrowser.call(payments.withdrawAmount, {
      amount: 30,
      method: "bnp",
      iban: "BE68539007547034",
    })
    const { rows } = await db.query<{ email: string; username: string }>(
      "select email, username from players.player where id = $1",
      [other.playerId],
    )
    const refusing = new Set<Endpoint>([
      identity.onsiteKyc,
      sessions.itsmeStepUp,
      jackpots.getOwnJackpotItems,
      play.getUserCasinoRound,
      play.getCasinoRoundPage,
      me.exportHistory,
    ])
    const secrets = [order.orderId, withdrawal.withdrawalId, rows[0]!.email, rows[0]!.username]
    const ids: Record<string, string> = { orderid: order.orderId }
    const missing: Record<string, string> = { orderid: "D-0000000000000000000000000000" }

    for (const endpoint of endpoints.filter(({ who, method }) => who === "player" && method === "GET")) {
      const owned = idsIn(endpoint).filter((name) => idNames[name] === "owned")
      const fields = Object.fromEntries(owned.map((name) => [name, ids[name]]))
      const answer = await send(browser, endpoint, fields)
      const text = await answer.text()
      for (const secret of secrets)
        expect([endpoint.path, text]).not.toEqual([endpoint.path, expect.stringContaining(secret)])
      const own = await send(otherBrowser, endpoint, fields)
      // An accepted identity is not verified again, no itsme is linked, and no cycle, round or view is named: the only refusals among them.
      expect([endpoint.path, own.status]).toEqual([endpoint.path, refusing.has(endpoint) ? 400 : 200])
      await own.arrayBuffer()
      if (owned.length === 0) continue
      const unknown = await send(
        browser,
        endpoint,
        Object.fromEntries(owned.map((name) => [name, missing[name]])),
      )
      expect([endpoint.path, answer.status, text]).toEqual([endpoint.path, 404, await unknown.text()])
    }
  })

  it("change nothing by looking", async () => {
    const money = async () =>
      (
        await db.query(
          "select (select count(*) from wallet.movement) m, (select count(*) from payments.deposit) d, (select count(*) from kernel.event) e",
        )
      ).rows
    const before = await money()
    for (const endpoint of endpoints.filter(({ method }) => method === "GET")) {
      const answer = await send(browser, endpoint, {})
      await answer.arrayBuffer()
      expect([endpoint.path, answer.status < 500]).toEqual([endpoint.path, true])
    }
    expect(await money()).toEqual(before)
  })
})
