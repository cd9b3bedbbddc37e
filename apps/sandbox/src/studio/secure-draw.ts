import { randomBytes } from "node:crypto"
import { type Draw, reject } from "./chance.ts"

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
