import { digestOf } from "#hash"
import { type Chance, drawNumber, meetsChance, pickIndex } from "./chance.ts"
import {
  computePaidUnits,
  finalMinuteMs,
  type Jackpot,
  type PoolTerms,
  type Terms,
  windowMs,
} from "./terms.ts"

/** The seed is 32 secret bytes, hexadecimal, that are published when the cycle is over. */
export type SeededCycle = { readonly jackpot: Jackpot; readonly cycle: number; readonly seed: string }

const unitsPerCent = 1000n

/** HMAC-SHA-256 of the text under the seed, 256 bits. */
const drawCycleNumber = ({ jackpot, cycle, seed }: SeededCycle, text: string): bigint =>
  drawNumber(seed, `${jackpot}|${cycle}|${text}`)

/** The commitment to a seed, published before the cycle begins. */
export const computeSeal = ({ jackpot, cycle, seed }: SeededCycle): string =>
  digestOf(`${jackpot}|${cycle}|${seed}`)

/** The target in units: any whole cent between seed and ceiling, each equally likely. */
export function computeTargetUnits(
  cycle: SeededCycle,
  { seedUnits, ceilingUnits }: Terms["hitTheTarget"],
): bigint {
  const cents = (ceilingUnits - seedUnits) / unitsPerCent - 1n
  return seedUnits + (pickIndex(drawCycleNumber(cycle, "target"), cents) + 1n) * unitsPerCent
}

const million = 1_000_000n

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

/** The stake out of the mean stakes of a drop. */
export const anyTimeChance = (stakeUnits: bigint, { perDropUnits }: Terms["anyTime"]): Chance => ({
  of: stakeUnits,
  outOf: perDropUnits,
})

/**
 * The stake out of the stakes expected until the end of the window. Without a ceiling the first bet of the last
 * minute takes the pool; with one the pool is left to the next window.
 */
export function threeHourChance(
  { stakeUnits, atMs }: { stakeUnits: bigint; atMs: number },
  { endMs, expectedUnits }: { endMs: number; expectedUnits: bigint },
  { addedPpm }: PoolTerms,
): Chance {
  const leftMs = Math.min(endMs - atMs, windowMs)
  if (leftMs <= finalMinuteMs && addedPpm === undefined) return { of: 1n, outOf: 1n }
  return { of: stakeUnits * BigInt(windowMs), outOf: expectedUnits * BigInt(Math.max(leftMs, finalMinuteMs)) }
}

/**
 * Whether a bet may win by reaching the target: only while its expected win is below the ceiling, as the target
 * may be any amount left. Beyond that the pool is drawn.
 */
export const isTargetReachable = (
  { addedPpm, ratePpm, ceilingUnits }: Terms["hitTheTarget"],
  before: bigint,
  after: bigint,
  partsPerUnit: bigint,
): boolean =>
  addedPpm === undefined ||
  after * BigInt(ratePpm) <= BigInt(addedPpm) * (ceilingUnits * partsPerUnit - before)

export const isBetDrawn = (
  cycle: SeededCycle,
  bet: { number: number; stakeUnits: bigint },
  chance: Chance,
): boolean =>
  chance.of >= chance.outOf || meetsChance(drawCycleNumber(cycle, `${bet.number}|${bet.stakeUnits}`), chance)
