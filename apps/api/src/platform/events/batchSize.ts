/** How many events a batch has at first, and wherever things go badly. */
const least = 500
const most = 10_000
/**
 * How long a batch is to take: what a listener's transaction announces, and all that is announced beside it, waits for its end.
 */
const aimMs = 200

export type BatchSize = {
  /** How many events the next batch has at most. */
  size(): number
  /** A batch of so many events went well in this time. */
  took(events: number, ms: number): void
  /** A batch failed. */
  failed(): void
}

/**
 * How large the batches of one listener are: as many events as it works off in a fifth of a second, so that whoever is far behind
 * pays for a transaction once in thousands of events and still holds up nobody for long.
 */
export function batchSize(): BatchSize {
  let size = least
  return {
    size: () => size,
    took(events, ms) {
      // One that was not full and was quick says nothing of how many more there could have been.
      if (events < size && ms <= aimMs) return
      const fits = Math.floor((events * aimMs) / Math.max(ms, 1))
      size = Math.min(most, Math.max(least, Math.min(fits, 2 * size)))
    },
    failed() {
      size = least
    },
  }
}
