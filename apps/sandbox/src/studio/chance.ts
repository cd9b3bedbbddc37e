/** Draws a whole number from 0 (inclusive) to `below` (exclusive). Every outcome of every game uses it. */
export type Draw = (below: number) => number

const RANGE = 2 ** 32

/** The rejection step over any source of 32-bit values, so that its uniformity can be tested. */
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
