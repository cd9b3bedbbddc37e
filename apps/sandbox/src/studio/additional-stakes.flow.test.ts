import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { startAggregator } from "../aggregator/aggregator.test-server.ts"
import type { Reaction, WalletRequest } from "../aggregator/casino.test-server.ts"

const ok = { status: "RS_OK", balance: 10_000_000 } as const
const stake = { stakeCents: 100 }
const game = { game_code: "hal_blackjack_promenade" }

/** Begins rounds until one is open: a blackjack ends a round before the first decision. */
async function openRound(react?: (request: WalletRequest, index: number) => Reaction) {
  const aggregator = await startAggregator(react)
  const { ask, casino, launch, post } = aggregator
  const session = await launch(game)
  for (let seen: string | undefined; ; ) {
    const key = randomUUID()
    const begun = await ask(session, key, seen ? { ...stake, seen } : stake)
    seen = key
    if (begun.kind !== "open") continue
    const before = casino.calls.length
    return {
      begun,
      calls: () => casino.calls.slice(before),
      paths: () => casino.paths().slice(before),
      decide: async (step: number, action: string) =>
        (await post("/decision", { session, key, step, action })).json(),
    }
  }
}

const isBet = ({ path }: WalletRequest) => path.endsWith("bet")

/** Reacts like this to the additional stake, which is the second bet of a round; else accepts. */
function onSecondBet(reaction: Reaction) {
  const rounds = new Set<unknown>()
  let isOver = false
  return (request: WalletRequest): Reaction => {
    const { round } = request.fields
    if (!isBet(request) || isOver || !rounds.has(round)) {
      if (isBet(request)) rounds.add(round)
      return ok
    }
    isOver = true
    return reaction
  }
}

test("a double takes a second bet, and one win closes the round", async () => {
  const { begun, calls, decide, paths } = await openRound()
  const ended = await decide(0, "double")
  expect(ended).toMatchObject({ kind: "played", roundId: begun.roundId, stakeCents: 200 })
  expect(paths()).toEqual(["bet", "win"])
  const [bet, win] = calls()
  expect(bet!.fields.round).toBe(win!.fields.round)
  expect(bet!.fields.amount).toBe(100_000)
})

test("a double that is repeated is taken once", async () => {
  const { decide, paths } = await openRound()
  const first = await decide(0, "double")
  const again = await decide(0, "double")
  expect([again.roundId, again.outcome]).toEqual([first.roundId, first.outcome])
  expect(paths().filter((path) => path === "bet")).toHaveLength(1)
})

test("a double without money leaves the round open, and it ends by another action", async () => {
  const poor = { status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: 0 } as const
  const { begun, decide, paths } = await openRound(onSecondBet(poor))
  expect(await decide(0, "double")).toMatchObject({ kind: "refused", refusal: "not_enough", ended: false })
  const ended = await decide(0, "stand")
  expect(ended).toMatchObject({ kind: "played", roundId: begun.roundId, stakeCents: 100 })
  expect(paths()).toEqual(["bet", "win"])
})

test("a refused double is asked for again under another id", async () => {
  const poor = { status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: 0 } as const
  const { calls, decide } = await openRound(onSecondBet(poor))
  await decide(0, "double")
  expect(await decide(0, "double")).toMatchObject({ kind: "played", stakeCents: 200 })
  const ids = calls()
    .filter(isBet)
    .map(({ fields }) => fields.transaction_uuid)
  expect(new Set(ids).size).toBe(2)
})

test("a double whose answer is lost is asked for again under its id, and taken once", async () => {
  const { calls, decide } = await openRound(onSecondBet("hang up"))
  expect(await decide(0, "double")).toMatchObject({ kind: "played", stakeCents: 200 })
  const bets = calls().filter(isBet)
  expect(bets.length).toBeGreaterThan(1)
  expect(new Set(bets.map(({ fields }) => fields.transaction_uuid)).size).toBe(1)
})
