import type { Chance } from "./chance.ts"
import type { SealedCycle } from "./cycle.ts"
import { million } from "./draw.ts"
import { ruleOf } from "./pools.ts"
import { computePaidUnits, computeShare } from "./terms.ts"

const withShare = (pool: SealedCycle, stakeUnits: bigint): SealedCycle => ({
  ...pool,
  parts: pool.parts + computeShare(pool.terms, stakeUnits),
})

/** The hidden target may be any amount above the pool. Undefined for the pool that the game decides. */
export const computeChance = (pool: SealedCycle, stakeUnits: bigint, atMs: number): Chance | undefined =>
  ruleOf(pool.jackpot).chance(withShare(pool, stakeUnits), { stakeUnits, atMs }, pool.parts)

/** One in how many such bets wins; undefined where none can, or it is unknown. */
export function oneIn(chance: Chance | undefined): number | undefined {
  if (!chance || chance.of === 0n) return undefined
  return chance.of >= chance.outOf ? 1 : Number((chance.outOf + chance.of / 2n) / chance.of)
}

/** The expected win of a stake (units), in millionths of it. Undefined for the pool that the game decides. */
export function currentReturnPpm(pool: SealedCycle, stakeUnits: bigint, atMs: number): number | undefined {
  const chance = computeChance(pool, stakeUnits, atMs)
  if (!chance) return undefined
  const all = withShare(pool, stakeUnits)
  const paid = computePaidUnits(ruleOf(pool.jackpot).payableParts?.(all) ?? all.parts)
  const { of, outOf } = chance.of < chance.outOf ? chance : { of: 1n, outOf: 1n }
  return Number((of * paid * million) / (outOf * stakeUnits))
}

/** Millionths: the rate, and the seed spread over the stakes of a drop. Of the big win only the rate is certain. */
export const longRunReturnPpm = (pool: SealedCycle): number =>
  pool.terms.ratePpm + Number(ruleOf(pool.jackpot).seedPpm(pool))
