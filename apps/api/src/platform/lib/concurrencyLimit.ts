import pLimit from "p-limit"

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** Starts tasks in the order of the calls. A task that takes longer than `lentMs` continues but frees its slot for the next. */
export function concurrencyLimit({ atOnce, lentMs }: { atOnce: number; lentMs: number }): ConcurrencyLimit {
  const limit = pLimit(atOnce)
  return <T>(work: () => Promise<T>) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const occupySlot = () =>
      new Promise<void>((freeSlot) => {
        const timer = setTimeout(freeSlot, lentMs)
        const finish = () => {
          clearTimeout(timer)
          freeSlot()
        }
        work().then(resolve, reject).finally(finish)
      })
    void limit(occupySlot)
    return promise
  }
}
