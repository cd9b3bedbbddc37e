import { AsyncLocalStorage } from "node:async_hooks"

/** The work may still be running, so its late effects must be harmless. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError"
  readonly code = "ETIMEDOUT"
}

const signals = new AsyncLocalStorage<AbortSignal>()

/** Combines the signals of all surrounding `withTimeout` calls. */
export const currentTimeoutSignal = (): AbortSignal | undefined => signals.getStore()

/** Throws `TimeoutError` after `ms` or when `cut` aborts; inside `run` that aborts `currentTimeoutSignal()` and `outboundFetch`. */
export async function withTimeout<T>(
  ms: number,
  label: string,
  run: () => Promise<T>,
  cut?: AbortSignal,
): Promise<T> {
  const controller = new AbortController()
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = (reason: TimeoutError) => {
    controller.abort(reason)
    reject(reason)
  }
  const timer = setTimeout(() => abort(new TimeoutError(`${label} took longer than ${ms} ms`)), ms)
  const onCut = () => abort(new TimeoutError(`${label} was cut off`))
  cut?.addEventListener("abort", onCut, { once: true })
  const outer = currentTimeoutSignal()
  const signal = outer ? AbortSignal.any([outer, controller.signal]) : controller.signal
  // `async` turns a synchronous throw into a rejection, so that the timer is cleared below.
  const work = signals.run(signal, async () => run())
  // A rejection after the timeout must not be an unhandled one.
  work.catch(() => {})
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
    cut?.removeEventListener("abort", onCut)
  }
}
