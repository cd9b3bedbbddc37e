import { AsyncLocalStorage } from "node:async_hooks"

/** Somebody waited as long as they may. The work may still go on; whatever it does late must do no harm. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError"
  readonly code = "ETIMEDOUT"
}

const ends = new AsyncLocalStorage<AbortSignal>()

/** Aborted when the work that is under way here has run out of time; undefined where nobody limits it. */
export const currentTimeoutSignal = (): AbortSignal | undefined => ends.getStore()

/**
 * Runs something for `ms` at most and throws `TimeoutError` after that, whatever it is waiting for. What it
 * started sees `currentTimeoutSignal()` aborted, and calls to third parties under way are cut. `cut` ends it sooner.
 */
export async function withTimeout<T>(
  ms: number,
  what: string,
  run: () => Promise<T>,
  cut?: AbortSignal,
): Promise<T> {
  const ending = new AbortController()
  const { promise, reject } = Promise.withResolvers<never>()
  const end = (why: TimeoutError) => {
    ending.abort(why)
    reject(why)
  }
  const timer = setTimeout(() => end(new TimeoutError(`${what} took longer than ${ms} ms`)), ms)
  const stop = () => end(new TimeoutError(`${what} was cut off`))
  cut?.addEventListener("abort", stop, { once: true })
  const outer = currentTimeoutSignal()
  const signal = outer ? AbortSignal.any([outer, ending.signal]) : ending.signal
  // `async`, so that a `run` that throws at once fails here too, and leaves no timer behind that nobody waits for.
  const work = ends.run(signal, async () => run())
  // Who lost the race against the deadline is no unhandled rejection.
  work.catch(() => {})
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
    cut?.removeEventListener("abort", stop)
  }
}
