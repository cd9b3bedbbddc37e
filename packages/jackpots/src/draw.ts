import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import { type Jackpot, lastMs, type Terms, windowMs } from "./terms.ts"

/** A cycle by its name; what it draws by is 32 bytes that nobody knows before it is over, hexadecimal. */
export type Seeded = { readonly jackpot: Jackpot; readonly cycle: number; readonly seed: string }

const bits = 256n
const unitsPerCent = 1000n

type Keyed = ReturnType<typeof hmac.create>
const ready = new Map<string, Keyed>()
const readyAtMost = 16

/** The seed as a key, made ready once: a cycle draws for each of its bets, and half of a draw was that. */
function keyed(seed: string): Keyed {
  const known = ready.get(seed)
  if (known) return known
  if (ready.size === readyAtMost) ready.clear()
  const made = hmac.create(sha256, hexToBytes(seed))
  ready.set(seed, made)
  return made
}

/** A number of 256 bits: HMAC-SHA-256 of the text under the cycle's seed. */
function numberOf({ jackpot, cycle, seed }: Seeded, text: string): bigint {
  const mac = keyed(seed)
    .clone()
    .update(utf8ToBytes(`${jackpot}|${cycle}|${text}`))
  return BigInt(`0x${bytesToHex(mac.digest())}`)
}

/** What is published of a seed before its cycle begins. */
export const sealOf = ({ jackpot, cycle, seed }: Seeded): string =>
  bytesToHex(sha256(utf8ToBytes(`${jackpot}|${cycle}|${seed}`)))

/** The amount at which the target is hit: whole cents, each one above the seed and below the ceiling as likely as another. */
export function targetUnits(cycle: Seeded, { seedUnits, ceilingUnits }: Terms["hitTheTarget"]): bigint {
  const cents = (ceilingUnits - seedUnits) / unitsPerCent - 1n
  const drawn = (numberOf(cycle, "target") * cents) >> bits
  return seedUnits + (drawn + 1n) * unitsPerCent
}

/** A chance as an exact fraction; at `of` above `outOf` it is certain. */
export type Chance = { readonly of: bigint; readonly outOf: bigint }

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
  { of, outOf }: Chance,
): boolean => of >= outOf || numberOf(cycle, `${bet.number}|${bet.stakeUnits}`) * outOf < of << bits
