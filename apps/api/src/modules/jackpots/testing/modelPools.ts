import { minuteMs } from "../../../platform/lib/calendar.ts"
import type { jackpotCeilings, jackpotTerms } from "../settings.ts"

// What the second model knows of each type of jackpot, written from the published rules alone. Money is in ledger units
// (10⁻⁵ euro), a pool in parts (millionths of a unit), instants in ms UTC.

type Common = { ratePpm: number; seed: bigint; addedPpm: number }
/** What the cycles are played by: rates in millionths of a stake, the rest in units; `multiple` is a bare number. */
export type ModelTerms = {
  threeHour: Common
  hitTheTarget: Common & { ceiling: bigint }
  anyTime: Common & { perDrop: bigint }
  bigWin: Common & { mostOftenPpm: number; multiple: bigint; fullStake: bigint }
}
/** The jackpots, as the published texts name them. */
export type Pool = keyof ModelTerms
export type ModelWindow = { endsAt: number; expected: bigint; hasDropped: boolean }

const partsPerUnit = 1_000_000n
const threeHours = 180 * minuteMs

/** `before` and `after`: the pool without and with the share of the bet, parts. `target` is the hidden one, units. */
type ModelBet = {
  stake: bigint
  at: number
  before: bigint
  after: bigint
  window: ModelWindow
  target: bigint
}
/** Whether it drops with a bet, or the chance [of, outOf], which the ceiling bounds. */
export const dropRules: Record<Pool, (bet: ModelBet, terms: ModelTerms) => boolean | [bigint, bigint]> = {
  // Of what is expected of the window, the share of its time that is left, a minute at least.
  threeHour: ({ stake, at, window: { endsAt, expected, hasDropped } }) =>
    !hasDropped && [
      stake * BigInt(threeHours),
      expected * BigInt(Math.max(minuteMs, Math.min(endsAt - at, threeHours))),
    ],
  hitTheTarget({ before, after, target }, { hitTheTarget: { ratePpm, addedPpm, ceiling } }) {
    // What this bet may expect: its share of what is left to the ceiling, times the pool.
    const isBounded = BigInt(ratePpm) * after <= BigInt(addedPpm) * (ceiling * partsPerUnit - before)
    return isBounded ? before < target * partsPerUnit && after >= target * partsPerUnit : [1n, 1n]
  },
  anyTime: ({ stake }, { anyTime }) => [stake, anyTime.perDrop],
  bigWin: () => false,
}
export const modelPools = Object.keys(dropRules) as readonly Pool[]

type Settings = typeof jackpotTerms.initial
type Ceilings = typeof jackpotCeilings.initial

/** Small pools drop often: a run meets every way in which a cycle ends. */
export const smallPools: Settings = {
  threeHour: { ratePpm: 3_333, seedCents: 60 },
  hitTheTarget: { ratePpm: 50_000, seedCents: 100, ceilingCents: 1_000 },
  anyTime: { ratePpm: 777, seedCents: 50, perDropCents: 40_000 },
  bigWin: { ratePpm: 2_001, seedCents: 2_500, multiple: 10, fullStakeCents: 500 },
}
export const smallCeilings: Ceilings = {
  ...{ threeHour: 6_000, hitTheTarget: 8_000, anyTime: 4_000, bigWin: 2_000 },
  bigWinsPpm: 400,
}

const units = (cents: number) => BigInt(cents) * 1000n

export function toModelTerms(settings: Settings, ceilings: Ceilings): ModelTerms {
  const common = (pool: Pool): Common => ({
    ratePpm: settings[pool].ratePpm,
    seed: units(settings[pool].seedCents),
    addedPpm: ceilings[pool],
  })
  const { hitTheTarget, anyTime, bigWin } = settings
  return {
    threeHour: common("threeHour"),
    hitTheTarget: { ...common("hitTheTarget"), ceiling: units(hitTheTarget.ceilingCents) },
    anyTime: { ...common("anyTime"), perDrop: units(anyTime.perDropCents) },
    bigWin: {
      ...common("bigWin"),
      mostOftenPpm: ceilings.bigWinsPpm,
      multiple: BigInt(bigWin.multiple),
      fullStake: units(bigWin.fullStakeCents),
    },
  }
}
