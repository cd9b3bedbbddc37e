import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { setListening } from "../rounds/store.ts"

const retryMs = 500

/** LISTENs on a connection of its own. Requests during a reconnect are lost; the page asks again. */
export async function listenForCashOuts(
  { database, log }: Platform,
  signal: AbortSignal,
  onRequest: (betId: string) => void,
): Promise<void> {
  while (!signal.aborted) {
    let client: pg.PoolClient | undefined
    try {
      client = await database.pool.connect()
      await listen(client, signal, onRequest)
    } catch (error) {
      log.warn("crash.notHeard", describeError(error))
    } finally {
      // A pooled connection would go on listening.
      client?.release(true)
    }
    await sleep(retryMs, undefined, { signal }).catch(() => {})
  }
}

async function listen(
  client: pg.PoolClient,
  signal: AbortSignal,
  onRequest: (betId: string) => void,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    client.once("end", resolve)
    client.once("error", () => resolve())
    signal.addEventListener("abort", () => resolve(), { once: true })
  })
  client.on("notification", ({ payload }) => payload && onRequest(payload))
  await setListening(client)
  await closed
}
