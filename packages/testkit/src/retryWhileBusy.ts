import { setTimeout as sleep } from "node:timers/promises"

const maxRetries = 20
const pauseMs = 500

/**
 * Repeats a call that is answered with TemporarilyUnavailableErrorType, as its `retry-after` asks: a loaded machine cannot
 * serve two hundred concurrent calls in time, and such a call has changed nothing.
 */
export async function retryWhileBusy<T>(call: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++)
    try {
      return await call()
    } catch (error) {
      if (retries === maxRetries || (error as Error).name !== "TemporarilyUnavailableErrorType") throw error
      await sleep(pauseMs)
    }
}
