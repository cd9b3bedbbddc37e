import fc from "fast-check"
import {
  advanceRound,
  type Bet,
  cancelBet,
  cashOut,
  openRound,
  placeBet,
  type Round,
  type RoundUpdate,
  takeOff,
  takeOver,
} from "../round.ts"
import type { Terms } from "../stake.ts"

export const terms: Terms = { minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 }
export const openedMs = 1_000

/** What may happen to a round, each after so many milliseconds; fewer than none is a clock that was set back. */
export type Act = { readonly afterMs: number } & (
  | { readonly what: "bet"; readonly bet: Omit<Bet, "ended"> }
  | { readonly what: "cancel" | "cashOut"; readonly id: string }
  | { readonly what: "takeOff" | "pass" | "takeOver" }
)

const ids = ["1", "2", "3", "4", "5", "6"]
const id = fc.constantFrom(...ids)
const target = fc.option(
  fc.oneof(fc.integer({ min: 100, max: 220 }), fc.integer({ min: 101, max: 20_000 })),
  {
    nil: undefined,
  },
)
const bet = fc.record({
  id,
  playerId: fc.bigInt({ min: 1n, max: 3n }),
  panel: fc.constantFrom("a" as const, "b" as const),
  stakeCents: fc.oneof(fc.constantFrom(9, 10, 33, 10_000, 10_001), fc.integer({ min: 10, max: 10_000 })),
  target,
})
const briefly = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 1_500 }) },
  { weight: 1, arbitrary: fc.integer({ min: -500, max: 0 }) },
  { weight: 1, arbitrary: fc.constant(0) },
)
const early = fc.oneof(
  fc.record({ afterMs: briefly, what: fc.constant("bet" as const), bet }),
  fc.record({ afterMs: briefly, what: fc.constantFrom("cancel" as const, "cashOut" as const), id }),
)
const late = fc.oneof(
  { weight: 15, arbitrary: fc.record({ afterMs: briefly, what: fc.constant("cashOut" as const), id }) },
  { weight: 6, arbitrary: early },
  {
    weight: 3,
    arbitrary: fc.record({ afterMs: briefly, what: fc.constantFrom("takeOff" as const, "pass" as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      afterMs: fc.oneof(briefly, fc.integer({ min: 0, max: 60_000 })),
      what: fc.constant("takeOver" as const),
    }),
  },
)
const off = fc.record({ afterMs: fc.integer({ min: 0, max: 7_000 }), what: fc.constant("takeOff" as const) })

/** A life of a round: bets, a take-off or none, and what is asked of it while it flies and afterwards. */
export const acts: fc.Arbitrary<Act[]> = fc
  .tuple(fc.array(early, { maxLength: 12 }), off, fc.array(late, { maxLength: 16 }))
  .map(([before, takesOff, after]) => [
    ...before.map((act) => ({ ...act, afterMs: Math.floor(act.afterMs / 3) })),
    takesOff,
    ...after,
  ])
/** Low ones, and some at which a flight jumps over hundredths. */
export const results = fc.oneof(
  fc.integer({ min: 100, max: 130 }),
  fc.integer({ min: 100, max: 400 }),
  fc.integer({ min: 16_000, max: 200_000 }),
)

export function asked(round: Round, act: Act, result: number, atMs: number): RoundUpdate {
  switch (act.what) {
    case "bet":
      return placeBet(round, act.bet, atMs)
    case "cancel":
      return cancelBet(round, act.id, atMs)
    case "cashOut":
      return cashOut(round, act.id, atMs)
    case "takeOff":
      return takeOff(round, result, atMs)
    case "pass":
      return { round: advanceRound(round, atMs) }
    case "takeOver":
      return { round: takeOver(round, atMs) }
  }
}

/** Every state of a round, one after another; `between` may ask it for more between two acts. */
export function lived(
  all: readonly Act[],
  result: number,
  between: (round: Round, atMs: number, nextMs: number) => Round = (round) => round,
): RoundUpdate[] {
  const states: RoundUpdate[] = [{ round: openRound(7, terms, openedMs) }]
  let atMs = openedMs
  for (const act of all) {
    const nextMs = atMs + act.afterMs
    const round = between(states.at(-1)!.round, atMs, nextMs)
    states.push(asked(round, act, result, nextMs))
    atMs = nextMs
  }
  return states
}
/** Long after any flight: time has passed until then, and a round that never took off is taken over. */
export function finished({ round }: RoundUpdate): Round {
  const later = advanceRound(round, round.stampedMs + 10 * 60_000)
  return takeOver(later, later.stampedMs)
}
