/**
 * Lets so many pieces of work go on at once; the others begin in the order in which they came. Who fails gives their
 * place on like everybody. Where there is a place the work begins before the call returns: p-limit, which serves where
 * that is nothing to anybody, begins each piece a microtask later, and the test of this file holds that against it.
 */
export function concurrencyLimit(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else busy++
    try {
      return await work()
    } finally {
      // The place is handed on, not given up, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }
}
