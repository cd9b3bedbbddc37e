import { expect, it } from "vitest"
import { toEntries } from "./entries.ts"

const at = new Date("2026-11-23T10:00:00Z")
type Settled = Parameters<typeof toEntries>[0]

const round = (category: string | null, euros: number): Settled => {
  const of = { playerId: 7n, provider: "hub88", roundRef: "r", gameId: 3 }
  const [stakeUnits, winUnits] = [100_000n, BigInt(euros) * 100_000n]
  const bet = {
    ...of,
    uuid: "b",
    acceptedAt: at,
    settledAt: at,
    studio: null,
    category,
    stakeUnits,
    winUnits,
  }
  return { kind: "settled", eventId: 1n, at, ...of, purse: "cash", bets: [bet] }
}
const kindsOf = (settled: Settled, isRobot = false) =>
  toEntries(settled, 10_000n, isRobot).map(({ item }) => item.kind)

it("a winning round of a slot takes part in the big win", () => {
  expect(kindsOf(round("slots", 500))).toEqual(["bet", "win"])
})

it.each(["crash", "dice", "roulette", "blackjack", "tables", "live", "instant", null, "anything new"])(
  "a round at a game of the category %s, whose odds the player may choose, does not",
  (category) => {
    expect(kindsOf(round(category, 500))).toEqual(["bet"])
  },
)

it("a robot's bet fills the pools and cannot win, and its round takes no part", () => {
  const entries = toEntries(round("slots", 500), 10_000n, true)
  expect(entries.map(({ item }) => item)).toMatchObject([{ kind: "bet", isEligible: false }])
  expect(toEntries(round("slots", 0), 10_000n)[0]!.item).not.toHaveProperty("isEligible")
})
