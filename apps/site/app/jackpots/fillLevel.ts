/** The share of the highest or mandatory amount that is in the pool, 0 to 1. */
export const computeFillLevel = (pool: number, top: number): number =>
  top <= 0 ? 0 : Math.max(0, Math.min(1, pool / top))
