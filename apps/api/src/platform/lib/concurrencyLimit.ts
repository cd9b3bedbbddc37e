import pLimit from "p-limit"

/** Lets work begin when it is its turn, in the order in which it was asked for; answers what the work answers. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Turns for work of which only so much is to be done at once. A turn is lent for `lentMs`: whoever takes longer, slow or hanging, goes on
 * beside the next, and keeps nobody waiting any more.
 */
export function concurrencyLimit({ atOnce, lentMs }: { atOnce: number; lentMs: number }): ConcurrencyLimit {
  const limit = pLimit(atOnce)
  return <T>(work: () => Promise<T>) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const lend = () =>
      new Promise<void>((end) => {
        const timer = setTimeout(end, lentMs)
        const over = () => {
          clearTimeout(timer)
          end()
        }
        work().then(resolve, reject).finally(over)
      })
    void limit(lend)
    return promise
  }
}
