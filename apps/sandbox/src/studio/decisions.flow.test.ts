import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { startAggregator } from "../aggregator/aggregator.test-server.ts"
import type { Reaction, WalletRequest } from "../aggregator/casino.test-server.ts"
import type { OpenView, PlayedView, RoundView } from "./view.ts"

const mines = { game_code: "hal_north_sea_mines" }
/** One mine: the first field is safe in 24 of 25 rounds. */
const request = { stakeCents: 20, picks: [1] }
const ok = { status: "RS_OK", balance: 10_000_000 } as const

type Table = Awaited<ReturnType<typeof startMines>>

async function startMines(react?: (request: WalletRequest, index: number) => Reaction, cycleMs?: number) {
  const studio = await startAggregator(react, cycleMs)
  return {
    ...studio,
    sit: (fields: object = {}): Promise<string> => studio.launch({ ...mines, ...fields }),
    bets: () => studio.casino.paths().filter((path) => path === "bet").length,
    wins: () => studio.casino.calls.filter(({ path }) => path.endsWith("win")),
    decide: (session: string, key: string, step: unknown, action: unknown) =>
      studio.post("/decision", { session, key, step, action }),
  }
}

/** A round with one safe field; a round whose first field has the mine is played out and another begun. */
async function openRound(table: Table, session: string): Promise<{ key: string; open: OpenView }> {
  let seen: string | undefined
  for (;;) {
    const key = randomUUID()
    const begun: RoundView = await table.ask(session, key, { ...request, ...(seen ? { seen } : {}) })
    expect(begun).toMatchObject({ kind: "open", step: 0, stakeCents: 20 })
    const open: RoundView = (await table.decide(session, key, 0, "open-12")).json()
    if (open.kind === "open") return { key, open }
    seen = key
  }
}

test("a round takes one stake, waits for decisions and pays one win", async () => {
  const table = await startMines()
  const session = await table.sit()
  const { key, open } = await openRound(table, session)
  expect(open).toMatchObject({ step: 1, outcome: { engine: "mines", result: { mines: 1, opened: [12] } } })
  expect(open.outcome.result).not.toHaveProperty("laid")
  expect(open.actions.map(({ name }) => name)).toContain("collect")
  const [bets, wins] = [table.bets(), table.wins().length]
  const played: PlayedView = (await table.decide(session, key, 1, "collect")).json()
  // 0.97 × 25/24 rounded down to 0.05: the stake comes back whole.
  expect(played).toMatchObject({ kind: "played", roundId: open.roundId, stakeCents: 20, winCents: 20 })
  expect(table.bets()).toBe(bets)
  expect(table.wins()).toHaveLength(wins + 1)
  expect(table.wins().at(-1)?.fields).toMatchObject({ round: open.roundId, amount: 20_000 })
})

test("a decision that is sent again is taken once and answered alike", async () => {
  const table = await startMines()
  const session = await table.sit()
  const { key, open } = await openRound(table, session)
  expect((await table.decide(session, key, 0, "open-12")).json()).toEqual(open)
  const [one, other] = await Promise.all([
    table.decide(session, key, 1, "collect"),
    table.decide(session, key, 1, "collect"),
  ])
  expect(one.json()).toMatchObject({ kind: "played", roundId: open.roundId })
  expect(other.json()).toEqual(one.json())
  const wins = table.wins().filter(({ fields }) => fields.round === open.roundId)
  expect(wins).toHaveLength(1)
})

test.each([
  ["a step that is past", 0, "open-3"],
  ["a step to come", 2, "collect"],
  ["a step below zero", -1, "collect"],
])("%s is answered with 409 and changes nothing", async (_which, step, action) => {
  const table = await startMines()
  const session = await table.sit()
  const { key, open } = await openRound(table, session)
  expect((await table.decide(session, key, step, action)).statusCode).toBe(409)
  expect(await table.ask(session, key, request)).toEqual(open)
})

test.each(["open-12", "open-25", "double", ""])(
  "the action %j is refused and changes nothing",
  async (action) => {
    const table = await startMines()
    const session = await table.sit()
    const { key, open } = await openRound(table, session)
    const refused = (await table.decide(session, key, 1, action)).json()
    expect(refused).toMatchObject({ kind: "refused", refusal: "unknown", ended: false })
    expect(await table.ask(session, key, request)).toEqual(open)
    expect((await table.decide(session, key, 1, "collect")).json()).toMatchObject({ kind: "played" })
  },
)

test("a decision needs a known round, a step and an action", async () => {
  const table = await startMines()
  const session = await table.sit()
  const { key } = await openRound(table, session)
  const statuses = await Promise.all([
    table.decide(session, randomUUID(), 1, "collect"),
    table.decide(session, key, "1", "collect"),
    table.decide(session, key, 1, 7),
    table.decide(session, "no key", 1, "collect"),
    table.decide("no session", key, 1, "collect"),
  ])
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([409, 400, 400, 400, 404])
  await table.decide(session, key, 1, "collect")
  expect((await table.decide(session, key, 2, "collect")).statusCode).toBe(409)
})

test("an open round waits for the next launch and goes on there", async () => {
  const table = await startMines()
  const { key, open } = await openRound(table, await table.sit())
  const elsewhere = await table.sit({ token: "gs_9876543210", platform: "GPL_DESKTOP" })
  expect((await table.view(elsewhere)).unseen).toEqual({ key, request })
  const bets = table.bets()
  expect(await table.ask(elsewhere, key, request)).toEqual(open)
  expect((await table.decide(elsewhere, key, 1, "collect")).json()).toMatchObject({
    kind: "played",
    roundId: open.roundId,
  })
  expect(table.bets()).toBe(bets)
  await table.post("/shown", { session: elsewhere, key })
  expect(await table.view(elsewhere)).not.toHaveProperty("unseen")
})

test("an open round cannot be marked as shown", async () => {
  const table = await startMines()
  const session = await table.sit()
  const { key } = await openRound(table, session)
  await table.post("/shown", { session, key })
  expect((await table.view(session)).unseen).toEqual({ key, request })
})

test("no other round begins while one is open", async () => {
  const table = await startMines()
  const session = await table.sit()
  const { key } = await openRound(table, session)
  const bets = table.bets()
  const next: RoundView = await table.ask(session, randomUUID(), { ...request, seen: key })
  expect(next).toEqual({ kind: "unseen", key, request })
  expect(table.bets()).toBe(bets)
})

test("two windows decide in one round, the second after the first", async () => {
  const table = await startMines()
  const [one, other] = [await table.sit(), await table.sit()]
  const { key } = await openRound(table, one)
  const answers = await Promise.all([
    table.decide(one, key, 1, "collect"),
    table.decide(other, key, 1, "open-3"),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409])
  expect(answers[0]!.json()).toMatchObject({ kind: "played", outcome: { result: { opened: [12] } } })
})

test("another player does not reach the round by its key", async () => {
  const table = await startMines()
  const { key } = await openRound(table, await table.sit())
  const stranger = await table.sit({ user: "p_10043" })
  expect((await table.decide(stranger, key, 1, "collect")).statusCode).toBe(409)
})

test("a mine ends the round with a win of nothing, which closes it at the wallet", async () => {
  const table = await startMines()
  const session = await table.sit()
  const key = randomUUID()
  // With twenty mines, five fields in a row are safe in one of 53 130 rounds.
  let answer: RoundView = await table.ask(session, key, { stakeCents: 20, picks: [20] })
  for (let step = 0; step < 6 && answer.kind === "open"; step++)
    answer = (await table.decide(session, key, step, `open-${step}`)).json()
  expect(answer).toMatchObject({ kind: "played", winCents: 0, win: "booked" })
  expect(table.casino.paths()).toEqual(["bet", "win"])
  expect(table.wins()[0]?.fields.amount).toBe(0)
})

test("a win that the casino does not book at once is paid later", async () => {
  let isTroubled = true
  const table = await startMines((call) =>
    call.path.endsWith("win") && isTroubled && call.fields.amount !== 0 ? { status: "RS_ERROR_UNKNOWN" } : ok,
  )
  const session = await table.sit()
  const { key } = await openRound(table, session)
  expect((await table.decide(session, key, 1, "collect")).json()).toMatchObject({ win: "pending" })
  isTroubled = false
  await expect.poll(async () => (await table.ask(session, key, request)).win).toBe("booked")
})
