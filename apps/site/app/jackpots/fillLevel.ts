/** 0 at the operator's seed, 1 at the highest or mandatory amount. */
export function computeFillLevel(pool: number, start: number, top: number): number {
  if (top <= start) return pool > start ? 1 : 0
  return Math.max(0, Math.min(1, (pool - start) / (top - start)))
}
