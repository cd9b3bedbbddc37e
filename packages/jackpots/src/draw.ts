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

/** A cycle by its name; what it draws by is 32 bytes that nobody knows before it is over, hexadecimal. */
export type SeededCycle = { readonly jackpot: Jackpot; readonly cycle: number; readonly seed: string }

const unitsPerCent = 1000n

/** A number of 256 bits: HMAC-SHA-256 of the text under the cycle's seed. */
const drawCycleNumber = ({ jackpot, cycle, seed }: SeededCycle, text: string): bigint =>
  drawNumber(seed, `${jackpot}|${cycle}|${text}`)

/** What is published of a seed before its cycle begins. */
export const computeSeal = ({ jackpot, cycle, seed }: SeededCycle): string =>
  digestOf(`${jackpot}|${cycle}|${seed}`)

/** The amount at which the target is hit: whole cents, each one above the seed and below the ceiling as likely as another. */
export function computeTargetUnits(
  cycle: SeededCycle,
  { seedUnits, ceilingUnits }: Terms["hitTheTarget"],
): bigint {
  const cents = (ceilingUnits - seedUnits) / unitsPerCent - 1n
  return seedUnits + (pickIndex(drawCycleNumber(cycle, "target"), cents) + 1n) * unitsPerCent
}

const million = 1_000_000n

/** The chance that is the smaller one. */
const smallerChance = (a: Chance, b: Chance): Chance => (a.of * b.outOf <= b.of * a.outOf ? a : b)

/** The chance by which a bet is expected to win as much of `parts` as the ceiling of its pool allows; undefined where there is none. */
export const ceilingChance = (
  { addedPpm }: PoolTerms,
  stakeUnits: bigint,
  parts: bigint,
): Chance | undefined =>
  addedPpm === undefined
    ? undefined
    : { of: stakeUnits * BigInt(addedPpm), outOf: million * computePaidUnits(parts) }

/** A chance, scaled down to the ceiling of its pool. */
export function capChance(chance: Chance, pool: PoolTerms, stakeUnits: bigint, parts: bigint): Chance {
  const most = ceilingChance(pool, stakeUnits, parts)
  return most ? smallerChance(chance, most) : chance
}

/** Any bet: its stake out of what is staked for a drop on average. */
export const anyTimeChance = (stakeUnits: bigint, { perDropUnits }: Terms["anyTime"]): Chance => ({
  of: stakeUnits,
  outOf: perDropUnits,
})

/**
 * In a window: the stake out of what is expected until its end. The first bet of its last minute takes a pool without a ceiling for
 * certain; one with a ceiling is left to the next window.
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
 * Whether the bet that carries a pool from `before` to `after` parts may take it by reaching the target: as long as what that bet is
 * expected to win stays under the ceiling, for the target may be any amount that is left. Beyond that the pool is drawn for.
 */
export const isTargetReachable = (
  { addedPpm, ratePpm, ceilingUnits }: Terms["hitTheTarget"],
  before: bigint,
  after: bigint,
  partsPerUnit: bigint,
): boolean =>
  addedPpm === undefined ||
  after * BigInt(ratePpm) <= BigInt(addedPpm) * (ceilingUnits * partsPerUnit - before)

/** Whether a bet, by its number in the cycle and its stake, is drawn. */
export const isBetDrawn = (
  cycle: SeededCycle,
  bet: { number: number; stakeUnits: bigint },
  chance: Chance,
): boolean =>
  chance.of >= chance.outOf || meetsChance(drawCycleNumber(cycle, `${bet.number}|${bet.stakeUnits}`), chance)
