import { macOf } from "#hash"

/** Hundredths: 1.46× is 146. */
export type Hundredths = number

/** The lowest cash-out: at 1.00 a bet would have no chance to win. */
export const lowestHundredths: Hundredths = 101
/** 100 000×, after a little more than three minutes. */
export const topHundredths: Hundredths = 10_000_000

const returnPercent = 99n
const drawBits = 52n
const span = 1n << drawBits

/**
 * The result of a draw r of 52 bits: `max(1, floor(99 / (1 − r / 2^52)) / 100)`, at most the top.
 *
 * It is computed in whole numbers: 1 − r / 2^52 is exact as a float, but the quotient is rounded, and one just below a whole
 * number would become a hundredth too high.
 */
export function toResult(r: bigint): Hundredths {
  if (r < 0n || r >= span) throw new RangeError("A draw has 52 bits.")
  const exact = (returnPercent * span) / (span - r)
  return Math.max(100, exact < BigInt(topHundredths) ? Number(exact) : topHundredths)
}

/** The first 52 bits of HMAC-SHA-256 of the hash of a round under the salt of its chain. */
export const computeDraw = (hash: string, salt: string): bigint =>
  BigInt(`0x${macOf(salt, hash).slice(0, 13)}`)

export const computeResult = (hash: string, salt: string): Hundredths => toResult(computeDraw(hash, salt))
