import type { Draw } from "./chance.ts"
import { reject } from "./chance.ts"

/**
 * A repeatable source for tests and measurements (mulberry32 through the same rejection step as the real one).
 * Never the source of a played outcome.
 */
export function seededDraw(seed: number): Draw {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return (below) => reject(next, below)
}
