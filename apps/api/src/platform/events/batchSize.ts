const minEvents = 500
const maxEvents = 10_000
/** How long a batch should take: readers of the log wait for the oldest transaction, so a long batch delays all of them. */
const targetMs = 200

export type BatchSize = {
  current(): number
  recordSuccess(events: number, ms: number): void
  recordFailure(): void
}

export function batchSize(): BatchSize {
  let size = minEvents
  return {
    current: () => size,
    recordSuccess(events, ms) {
      // A fast batch that was not full does not show how many events would fit.
      if (events < size && ms <= targetMs) return
      const fitting = Math.floor((events * targetMs) / Math.max(ms, 1))
      size = Math.min(maxEvents, Math.max(minEvents, Math.min(fitting, 2 * size)))
    },
    recordFailure() {
      size = minEvents
    },
  }
}
