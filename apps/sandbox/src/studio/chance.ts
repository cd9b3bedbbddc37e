import { randomBytes } from "node:crypto"

/** Draws a whole number from 0 up to, not including, `below`. Every outcome of every game comes from one. */
export type Draw = (below: number) => number

const RANGE = 2 ** 32
const POOL_BYTES = 512

/**
 * Draws from the operating system's generator. A raw 32-bit value in the incomplete last stretch of the range
 * is thrown away and drawn again: a plain remainder would favour the low numbers.
 * Refuses (RangeError) a bound that is not a whole number between 1 and 2^32.
 */
export function secureDraw(): Draw {
  let pool = randomBytes(POOL_BYTES)
  let at = 0
  const next = (): number => {
    if (at >= POOL_BYTES) {
      pool = randomBytes(POOL_BYTES)
      at = 0
    }
    const value = pool.readUInt32BE(at)
    at += 4
    return value
  }
  return (below) => reject(next, below)
}

/** The rejection step alone, over any source of 32-bit values, so that its evenness can be tested. */
export function reject(next: () => number, below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > RANGE) throw new RangeError("bound out of range")
  const fair = RANGE - (RANGE % below)
  for (;;) {
    const value = next()
    if (value < fair) return value % below
  }
}

/** Picks an index with probability proportional to its whole-number weight. */
export function pick(draw: Draw, weights: readonly number[]): number {
  let left = draw(weights.reduce((sum, weight) => sum + weight, 0))
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index
    left -= weight
  }
  throw new RangeError("no weights")
}
