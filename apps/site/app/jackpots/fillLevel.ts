/**
 * How high the light of a window stands, 0 to 1: at the foot while there is in a pool what the house put in first, at the
 * top where it has what it held at most, or must be won by.
 *
 * @param pool what is in it, in any unit that the other two are in too.
 */
export function computeFillLevel(pool: number, start: number, top: number): number {
  if (top <= start) return pool > start ? 1 : 0
  return Math.max(0, Math.min(1, (pool - start) / (top - start)))
}
