import { randomUUID } from "node:crypto"
import { eventually } from "@elite/testkit/eventually"
import { expect, test } from "vitest"
import { startAggregator } from "../aggregator/aggregator.test-server.ts"

const ok = { status: "RS_OK", balance: 10_000_000 } as const
const stake = { stakeCents: 50 }

test("a round that is asked for again with its key is the same round, booked once", async () => {
  const { ask, casino, launch } = await startAggregator()
  const session = await launch()
  const key = randomUUID()
  const first = await ask(session, key, stake)
  expect(first).toMatchObject({ kind: "played", stakeCents: 50 })
  expect(await ask(session, key, stake)).toEqual(first)
  expect(casino.paths()).toEqual(["bet", "win", "/user/balance"])
})

test("asked for again while it is under way, it is waited for", async () => {
  const { ask, casino, launch } = await startAggregator()
  const session = await launch()
  const key = randomUUID()
  const [first, again] = await Promise.all([ask(session, key, stake), ask(session, key, stake)])
  expect(again.roundId).toBe(first.roundId)
  expect(again.outcome).toEqual(first.outcome)
  expect(casino.paths().filter((path) => path === "bet")).toHaveLength(1)
})

test("a key stands for one stake", async () => {
  const { ask, casino, launch, post } = await startAggregator()
  const session = await launch()
  const key = randomUUID()
  await ask(session, key, stake)
  expect((await post("/round", { session, key, stakeCents: 100 })).statusCode).toBe(409)
  expect(casino.paths()).toEqual(["bet", "win"])
})

test.each([undefined, "", "7", "0B0C6A4E-0000-4000-8000-000000000001", 7])("%j is no key", async (key) => {
  const { casino, launch, post } = await startAggregator()
  const answer = await post("/round", { session: await launch(), key, ...stake })
  expect(answer.statusCode).toBe(400)
  expect(casino.calls).toEqual([])
})

test("the ids at the wallet follow from the key, and from whose it is", async () => {
  const { ask, casino, launch } = await startAggregator()
  const key = randomUUID()
  await ask(await launch(), key, stake)
  await ask(await launch({ user: "p_10043" }), key, stake)
  await ask(await launch({ game_code: "kob_diamond_lock" }), key, stake)
  const bets = casino.calls.filter(({ path }) => path.endsWith("bet"))
  const ids = bets.map(({ fields }) => fields.transaction_uuid)
  expect(new Set(ids).size).toBe(bets.length)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test("a round nobody has seen waits for the next launch, on whatever device, with its stake", async () => {
  const { ask, casino, launch, post, view } = await startAggregator()
  const key = randomUUID()
  const bets = { red: 100, "straight-17": 50 }
  const roulette = { game_code: "hal_velvet_wheel" }
  const played = await ask(await launch(roulette), key, { bets })
  const elsewhere = await launch({ ...roulette, token: "gs_9876543210", platform: "GPL_DESKTOP" })
  expect((await view(elsewhere)).unseen).toEqual({ key, request: { bets } })
  const again = await ask(elsewhere, key, { bets })
  expect([again.roundId, again.outcome]).toEqual([played.roundId, played.outcome])
  await post("/shown", { session: elsewhere, key })
  expect(await view(elsewhere)).not.toHaveProperty("unseen")
  expect(casino.paths().filter((path) => path === "bet")).toHaveLength(1)
})

test("a round that is still under way waits for the next launch too", async () => {
  const { ask, casino, launch, view } = await startAggregator((request, index) =>
    request.path.endsWith("bet") && index === 0 ? "hang up" : ok,
  )
  const key = randomUUID()
  const first = ask(await launch(), key, stake)
  await eventually(() => casino.calls.length > 0)
  const session = await launch()
  expect((await view(session)).unseen).toEqual({ key, request: stake })
  expect((await ask(session, key, stake)).roundId).toBe((await first).roundId)
})

test("no round is booked over one that nobody has seen", async () => {
  const { ask, casino, launch } = await startAggregator()
  const session = await launch()
  const [key, next] = [randomUUID(), randomUUID()]
  await ask(session, key, stake)
  expect(await ask(session, next, stake)).toEqual({ kind: "unseen", key, request: stake })
  expect(casino.paths()).toEqual(["bet", "win"])
  expect(await ask(session, next, { ...stake, seen: key })).toMatchObject({ kind: "played" })
  expect(casino.paths()).toEqual(["bet", "win", "bet", "win"])
})

test("a refused round leaves nothing to be shown", async () => {
  const { ask, launch, view } = await startAggregator((request) =>
    request.path.endsWith("bet") ? { status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: 0 } : ok,
  )
  const session = await launch()
  expect(await ask(session, randomUUID(), stake)).toMatchObject({ kind: "refused", refusal: "not_enough" })
  expect(await view(session)).not.toHaveProperty("unseen")
})

test("two windows of one player at one game play one after the other", async () => {
  const { ask, launch } = await startAggregator(() => ok, 60_000)
  const [one, other] = [await launch(), await launch()]
  expect(await ask(one, randomUUID(), stake)).toMatchObject({ kind: "played" })
  expect(await ask(other, randomUUID(), stake)).toMatchObject({ kind: "refused", refusal: "too_soon" })
})

test("a win that the casino has booked meanwhile is told as booked", async () => {
  let isTroubled = true
  const { ask, casino, launch } = await startAggregator((request) =>
    request.path.endsWith("win") && isTroubled ? { status: "RS_ERROR_UNKNOWN" } : ok,
  )
  const session = await launch({ game_code: "mon_roulette_royale" })
  const key = randomUUID()
  const bets = { red: 100, black: 100, "straight-0": 100 }
  expect(await ask(session, key, { bets })).toMatchObject({ win: "pending" })
  isTroubled = false
  const before = casino.calls.length
  await eventually(() => casino.calls.length > before)
  expect((await ask(session, key, { bets })).win).toBe("booked")
})
