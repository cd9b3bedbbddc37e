import { digestOf } from "#hash"
import { type Chance, drawnFor, meets, oneOf } from "./chance.ts"
import { type Jackpot, lastMs, type Terms, windowMs } from "./terms.ts"

/** A cycle by its name; what it draws by is 32 bytes that nobody knows before it is over, hexadecimal. */
export type Seeded = { readonly jackpot: Jackpot; readonly cycle: number; readonly seed: string }

const unitsPerCent = 1000n

/** A number of 256 bits: HMAC-SHA-256 of the text under the cycle's seed. */
const numberOf = ({ jackpot, cycle, seed }: Seeded, text: string): bigint =>
  drawnFor(seed, `${jackpot}|${cycle}|${text}`)

/** What is published of a seed before its cycle begins. */
export const sealOf = ({ jackpot, cycle, seed }: Seeded): string => digestOf(`${jackpot}|${cycle}|${seed}`)

/** The amount at which the target is hit: whole cents, each one above the seed and below the ceiling as likely as another. */
export function targetUnits(cycle: Seeded, { seedUnits, ceilingUnits }: Terms["hitTheTarget"]): bigint {
  const cents = (ceilingUnits - seedUnits) / unitsPerCent - 1n
  return seedUnits + (oneOf(numberOf(cycle, "target"), cents) + 1n) * unitsPerCent
}

/** Any bet: its stake out of what is staked for a drop on average. */
export const anyTimeChance = (stakeUnits: bigint, { perDropUnits }: Terms["anyTime"]): Chance => ({
  of: stakeUnits,
  outOf: perDropUnits,
})

/** In a window: the stake out of what is expected until its end, and the first bet of its last minute for certain. */
export function threeHourChance(
  { stakeUnits, atMs }: { stakeUnits: bigint; atMs: number },
  { endMs, expectedUnits }: { endMs: number; expectedUnits: bigint },
): Chance {
  const leftMs = Math.min(endMs - atMs, windowMs)
  return leftMs <= lastMs
    ? { of: 1n, outOf: 1n }
    : { of: stakeUnits * BigInt(windowMs), outOf: expectedUnits * BigInt(leftMs) }
}

/** Whether a bet, by its number in the cycle and its stake, is drawn. */
export const isDrawn = (
  cycle: Seeded,
  bet: { number: number; stakeUnits: bigint },
  chance: Chance,
): boolean => chance.of >= chance.outOf || meets(numberOf(cycle, `${bet.number}|${bet.stakeUnits}`), chance)
