import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { setListening } from "../rounds/store.ts"

const retryMs = 500

/**
 * Hears of the players who wish to leave and asked another process, for as long as the signal lasts, over a connection of its own;
 * one that breaks is made anew. What is said meanwhile is lost, and whoever asked asks again.
 */
export async function listenForCashOuts(
  { database, log }: Platform,
  signal: AbortSignal,
  wished: (betId: string) => void,
): Promise<void> {
  while (!signal.aborted) {
    let client: pg.PoolClient | undefined
    try {
      client = await database.pool.connect()
      await listen(client, signal, wished)
    } catch (error) {
      log.warn("crash.notHeard", describeError(error))
    } finally {
      // Not back into the pool: it would go on hearing.
      client?.release(true)
    }
    await sleep(retryMs, undefined, { signal }).catch(() => {})
  }
}

/** Ends with the signal or the connection. */
async function listen(
  client: pg.PoolClient,
  signal: AbortSignal,
  wished: (betId: string) => void,
): Promise<void> {
  const over = new Promise<void>((resolve) => {
    client.once("end", resolve)
    client.once("error", () => resolve())
    signal.addEventListener("abort", () => resolve(), { once: true })
  })
  client.on("notification", ({ payload }) => payload && wished(payload))
  await setListening(client)
  await over
}
