/**
 * With a free place the work starts before the call returns: p-limit would start it a microtask later, as the
 * test of this file shows. The others start in order of arrival, also after a failure.
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
      // The place is passed on instead of freed, so that no later call takes it.
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }
}
