import { digestOf } from "#hash"
import { type Chance, drawNumber, meetsChance } from "./chance.ts"
import { computePaidUnits, type PoolTerms } from "./terms.ts"

/** The seed is 32 secret bytes, hexadecimal, that are published when the cycle is over. */
export type SeededCycle = { readonly jackpot: string; readonly cycle: number; readonly seed: string }

/** HMAC-SHA-256 of the text under the seed, 256 bits. */
export const drawCycleNumber = ({ jackpot, cycle, seed }: SeededCycle, text: string): bigint =>
  drawNumber(seed, `${jackpot}|${cycle}|${text}`)

/** The commitment to a seed, published before the cycle begins. */
export const computeSeal = ({ jackpot, cycle, seed }: SeededCycle): string =>
  digestOf(`${jackpot}|${cycle}|${seed}`)

export const million = 1_000_000n

const smallerChance = (a: Chance, b: Chance): Chance => (a.of * b.outOf <= b.of * a.outOf ? a : b)

/** The chance at which the expected win of `parts` equals the ceiling; undefined without a ceiling. */
export const ceilingChance = (
  { addedPpm }: PoolTerms,
  stakeUnits: bigint,
  parts: bigint,
): Chance | undefined =>
  addedPpm === undefined
    ? undefined
    : { of: stakeUnits * BigInt(addedPpm), outOf: million * computePaidUnits(parts) }

export function capChance(chance: Chance, pool: PoolTerms, stakeUnits: bigint, parts: bigint): Chance {
  const most = ceilingChance(pool, stakeUnits, parts)
  return most ? smallerChance(chance, most) : chance
}

/** Whether the latest bet of a cycle, of its `bets`, wins with a chance. */
export const isBetDrawn = (
  cycle: SeededCycle & { readonly bets: number },
  stakeUnits: bigint,
  chance: Chance,
): boolean =>
  chance.of >= chance.outOf || meetsChance(drawCycleNumber(cycle, `${cycle.bets}|${stakeUnits}`), chance)
