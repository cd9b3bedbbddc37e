import { macOf } from "#hash"

/** Multipliers are whole hundredths everywhere: 1.46× is 146. */
export type Hundredths = number

/** Nobody leaves a flight below: to leave at 1.00 would be a bet without a chance. */
export const lowestHundredths: Hundredths = 101
/** No flight goes further: 100 000×. It takes a little over three minutes there. */
export const topHundredths: Hundredths = 10_000_000

const returnPercent = 99n
const drawBits = 52n
const span = 1n << drawBits

/**
 * Where a flight ends that drew r, a number of 52 bits: `max(1, floor(99 / (1 − r / 2^52)) / 100)`, at most the top.
 *
 * In whole numbers, because the quotient of floats is not always the same: 1 − r / 2^52 is exact in a float, but what 99 is divided
 * by it to is rounded, and where the true quotient lies a hair below a whole number it becomes that number, a hundredth too much.
 * That happens to one draw at every twentieth boundary between two hundredths, which no sample finds; `result.test.ts` has one.
 */
export function toResult(r: bigint): Hundredths {
  if (r < 0n || r >= span) throw new RangeError("A draw has 52 bits.")
  const exact = (returnPercent * span) / (span - r)
  return Math.max(100, exact < BigInt(topHundredths) ? Number(exact) : topHundredths)
}

/** What a round draws: the first 52 bits of HMAC-SHA-256 of its hash under the chain's salt. */
export const computeDraw = (hash: string, salt: string): bigint =>
  BigInt(`0x${macOf(salt, hash).slice(0, 13)}`)

/** Where the flight of a round ends, by its hash and the salt of its chain. */
export const computeResult = (hash: string, salt: string): Hundredths => toResult(computeDraw(hash, salt))
