import { generateKeyPairSync, randomUUID } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { jwtVerify, SignJWT } from "jose"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { DAY_MS } from "../clock.ts"
import { startTrial, type Trial } from "../trial.ts"
import { endOf, eventCalled, openEvents } from "./events.ts"

const pair = () => generateKeyPairSync("rsa", { modulusLength: 2048 })
const [operator, provider] = [pair(), pair()]
const pem = {
  operator: operator.publicKey.export({ type: "spki", format: "pem" }).toString(),
  provider: provider.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
}

type Payload = {
  transaction_id?: string
  transaction: { id: string; amount: number }
  [more: string]: unknown
}
type Call = { path: string; payload: Payload }
/** The operator's wallet: records calls and answers as the test says, by default successfully. */
const received: Call[] = []
let answers: Partial<Record<string, number[]>> = {}
const wallet = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", async () => {
    const path = request.url!.replace("/betby", "")
    const { payload: token } = JSON.parse(Buffer.concat(chunks).toString())
    // Throws unless the provider signed the call for the brand.
    const { payload } = await jwtVerify(token, provider.publicKey, { issuer: "betby", audience: "elite" })
    received.push({ path, payload: payload.payload as Payload })
    const status = answers[path]?.shift() ?? 200
    response.writeHead(status, { "content-type": "application/json" })
    response.end(JSON.stringify(status === 200 ? { id: "17", balance: 900 } : { code: "no" }))
  })
})

let trial: Trial
beforeAll(async () => {
  await new Promise<void>((resolve) => wallet.listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(wallet.address() as AddressInfo).port}`
  trial = await startTrial({
    betby: {
      brandId: "elite",
      privateKey: pem.provider,
      operatorPublicKey: pem.operator,
      walletUrl: `${url}/betby`,
      siteOrigin: "https://casino.example",
      firstRetryMs: 10,
      timeOutMs: 10_000,
    },
  })
})
afterAll(async () => {
  await trial.close()
  wallet.closeAllConnections()
  wallet.close()
})
beforeEach(() => {
  received.length = 0
  answers = {}
})

const now = () => Math.floor(Date.now() / 1000)
const tokenOf = (claims: { exp?: number; iss?: string; sub?: string } = {}, key = operator.privateKey) =>
  new SignJWT({})
    .setProtectedHeader({ alg: "RS256" })
    .setIssuer(claims.iss ?? "elite")
    .setAudience("betby")
    .setSubject(claims.sub ?? "s_7")
    .setIssuedAt(now())
    .setExpirationTime(claims.exp ?? now() + 300)
    .setJti("session-1")
    .sign(key)
const choice = (n = 0) => {
  const event = openEvents(Date.now())[n]!
  return { eventId: event.id, marketId: event.markets[0]!.id, outcomeId: event.markets[0]!.outcomes[0]!.id }
}
const place = async (change: object = {}, token?: string) => {
  const body = { key: randomUUID(), stakeCents: 500, choices: [choice()], ...change }
  return trial.post("/betby/api/slips", body, { authorization: `Bearer ${token ?? (await tokenOf())}` })
}
const placed = async (change: object = {}) =>
  (await (await place(change)).json()) as { id: string; state: string }
const operate = (slip: string, action: string) =>
  fetch(`${trial.url}/betby/__sandbox/slips`, {
    method: "POST",
    body: new URLSearchParams({ slip, action }),
    redirect: "manual",
  })
/** Waits until no call to the wallet is in progress. */
const calm = () =>
  expect
    .poll(async () => (await (await fetch(`${trial.url}/betby/__sandbox/under-way`)).json()) as object, {
      timeout: 10_000,
      interval: 10,
    })
    .toEqual({ count: 0 })
const paths = () => received.map(({ path }) => path.replace("/bet/", ""))

test("makes its own events: the same for the same day, odds with a margin, results by those chances", () => {
  const at = Date.parse("2026-11-20T08:00:00Z")
  const events = openEvents(at)
  expect(events).toEqual(openEvents(at))
  expect(events.length).toBeGreaterThan(20)
  for (const event of events) {
    expect(event.startsAtMs).toBeGreaterThan(at)
    expect(eventCalled(event.id)).toEqual(event)
    for (const { outcomes } of event.markets) {
      const margin = outcomes.reduce((sum, { oddsThousandths }) => sum + 1000 / oddsThousandths, 0)
      expect(margin).toBeGreaterThan(1.03)
      expect(margin).toBeLessThan(1.1)
    }
    // One outcome of each market wins.
    expect(endOf(event).won.size).toBe(event.markets.length)
  }
  for (const id of ["", "football", "football-1-99", "chess-20000-0", "football--1-0"])
    expect(eventCalled(id)).toBeUndefined()
  // The favourite wins more often.
  const year = Array.from({ length: 60 }, (_, day) => openEvents(at + day * 4 * DAY_MS)).flat()
  const likely = year
    .filter(({ sport }) => sport === "tennis")
    .map((event) => {
      const [one, two] = event.markets[0]!.outcomes
      const better = one!.oddsThousandths <= two!.oddsThousandths ? one! : two!
      return endOf(event).won.has(`winner:${better.id}`)
    })
  expect(likely.filter(Boolean).length / likely.length).toBeGreaterThan(0.53)
})

test("asks the wallet for a stake, stands by it, and says each call in Betby's words", async () => {
  expect(await placed()).toMatchObject({ state: "open", stakeCents: 500 })
  await calm()
  expect(paths()).toEqual(["make", "commit"])
  const { payload } = received[0]!
  expect(payload).toMatchObject({
    amount: 500,
    currency: "EUR",
    player_id: "s_7",
    session_id: "session-1",
    transaction: { ext_player_id: "s_7", amount: 500, operation: "bet" },
    betslip: { type: "1/1", sum: 500 },
  })
  expect(received[1]!.payload).toEqual({ ext_player_id: "s_7", bet_transaction_id: "17" })
})

test("asks for the same slip once, whoever asks twice", async () => {
  const key = randomUUID()
  await Promise.all([placed({ key }), placed({ key })])
  await calm()
  expect(paths().filter((path) => path === "make")).toHaveLength(1)
})

test("discards what nobody answers, under the stake's own name, until that is done", async () => {
  answers = { "/bet/make": [500, 502, 500], "/bet/discard": [500, 503] }
  expect(await placed()).toMatchObject({ state: "discarded" })
  await calm()
  expect(paths()).toEqual(["make", "make", "make", "discard", "discard", "discard"])
  const names = received.map(({ payload }) => payload.transaction_id ?? payload.transaction.id)
  expect(new Set(names).size).toBe(1)
})

test("takes a refusal as one, and asks no more", async () => {
  answers = { "/bet/make": [400] }
  expect(await placed()).toMatchObject({ state: "no" })
  await calm()
  expect(paths()).toEqual(["make"])
})

test("gives a result again until it is taken, takes it back by its name, and says the last word", async () => {
  const { id } = await placed()
  // The stake is confirmed separately, so a result may overtake it.
  await calm()
  answers = { "/bet/win": [409, 500] }
  await operate(id, "win")
  await calm()
  await operate(id, "rollback")
  await calm()
  await operate(id, "lose")
  await calm()
  await operate(id, "settlement")
  await calm()
  expect(paths()).toEqual(["make", "commit", "win", "win", "win", "rollback", "lost", "settlement"])
  const [win, back] = [received[2]!.payload, received[5]!.payload]
  expect(new Set(received.slice(2, 5).map(({ payload }) => payload.transaction.id)).size).toBe(1)
  expect(back).toMatchObject({ bet_transaction_id: "17", parent_transaction_id: win.transaction.id })
  expect(back.transaction.id).not.toBe(win.transaction.id)
  expect((await operate(id, "nonsense")).status).toBe(409)
  expect((await operate("nobody", "win")).status).toBe(409)
})

test("settles by the clock: the events' ends, and thirty days later for good", async () => {
  const { id } = await placed()
  const event = openEvents(Date.now())[0]!
  const travel = (seconds: number) => trial.post("/__sandbox/clock", { offsetSeconds: seconds })
  const hours = (ms: number) => Math.ceil((ms - Date.now()) / 1000)
  await travel(hours(event.endsAtMs) - 60)
  await calm()
  expect(paths()).toEqual(["make", "commit"])
  await travel(hours(event.endsAtMs) + 60)
  await calm()
  const won = endOf(event).won.has(`${event.markets[0]!.id}:${event.markets[0]!.outcomes[0]!.id}`)
  expect(paths().at(-1)).toBe(won ? "win" : "lost")
  await travel(hours(event.endsAtMs) + 31 * 86_400)
  await calm()
  expect(paths().at(-1)).toBe("settlement")
  await travel(0)
  expect(id).toContain("s_7")
})

test("shows its page to the operator's site alone, and takes bets of nobody without its word", async () => {
  const page = await fetch(`${trial.url}/betby/frame?lang=nl`)
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors https://casino.example")
  expect(await page.text()).toContain('lang="nl"')
  const forged = [
    "",
    "a.b.c",
    await tokenOf({}, provider.privateKey),
    await tokenOf({ iss: "other" }),
    await tokenOf({ exp: now() - 60 }),
    await tokenOf({ exp: now() + 301 }),
  ]
  for (const token of forged) expect((await place({}, token)).status).toBe(401)
  for (const change of [
    { stakeCents: 9 },
    { stakeCents: 100_001 },
    { stakeCents: 1.5 },
    { choices: [] },
    { choices: [choice(), choice()] },
    { choices: [{ ...choice(), outcomeId: "9" }] },
    { key: "short" },
  ])
    expect((await place(change)).status).toBe(400)
  expect(received).toEqual([])
})
