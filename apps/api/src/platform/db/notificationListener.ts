import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { describeError, type Log } from "../lib/log.ts"
import { randomToken } from "../lib/random.ts"

const probeEveryMs = 1_500
// Counted in probes without an answer.
const reconnectAfterProbes = 4
const silentAfterProbes = 7
const silentAgainProbes = 20
const reconnectAfterMs = 500

export type NotificationListener = {
  listenTo(channel: string): void
  isHearing(): boolean
  close(): Promise<void>
}

/**
 * Listens over one connection, reopened when it ends or no longer delivers. Probes go through `pool` and return over the
 * connection, so that they fail with either. `onSilent` runs after about 10 s without a probe and every 30 s from then on.
 */
export function openNotificationListener(
  pool: pg.Pool,
  options: {
    log: Log
    onNotification(notification: pg.Notification): void
    onSilent?(): void
    onHearing?(): void
  },
): NotificationListener {
  const { log, onNotification, onSilent, onHearing } = options
  const probeChannel = `probe_${randomToken(12)}`
  const channels = new Set([probeChannel])
  const closing = new AbortController()
  let connected: pg.Client | undefined
  let isHearing = false
  let unanswered = 0

  const probe = () => {
    pool.query("select pg_notify($1, '')", [probeChannel]).catch((error) => {
      log.warn("live.notProbed", describeError(error))
    })
  }
  const onProbe = () => {
    unanswered = 0
    if (isHearing) return
    isHearing = true
    onHearing?.()
  }
  const tick = () => {
    unanswered++
    if (unanswered % reconnectAfterProbes === 0 && connected) destroy(connected)
    if (unanswered >= silentAfterProbes) isHearing = false
    if (unanswered % silentAgainProbes === silentAfterProbes) onSilent?.()
    probe()
  }
  const listen = async (client: pg.Client) => {
    const ended = Promise.withResolvers<void>()
    client.on("end", ended.resolve)
    client.on("error", () => ended.resolve())
    client.on("notification", (notification) =>
      notification.channel === probeChannel ? onProbe() : onNotification(notification),
    )
    await client.connect()
    closing.signal.addEventListener("abort", () => ended.resolve(), { once: true })
    await pool.options.onConnect?.(client as unknown as pg.PoolClient)
    connected = client
    for (const channel of channels) await client.query(listenStatement(client, channel))
    probe()
    await ended.promise
  }
  const timer = setInterval(tick, probeEveryMs)
  timer.unref()
  const connectionLoop = keepOpen(pool, { log, signal: closing.signal, use: listen }, () => {
    connected = undefined
  })
  return {
    listenTo(channel) {
      channels.add(channel)
      // A connection that fails here is replaced, and the next one listens to every channel.
      connected?.query(listenStatement(connected, channel)).catch(() => connected && destroy(connected))
    },
    isHearing: () => isHearing,
    async close() {
      clearInterval(timer)
      closing.abort()
      await connectionLoop
    },
  }
}

async function keepOpen(
  pool: pg.Pool,
  { log, signal, use }: { log: Log; signal: AbortSignal; use(client: pg.Client): Promise<void> },
  onEnd: () => void,
): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ ...pool.options, application_name: "casino live" })
    try {
      await use(client)
      if (!signal.aborted) log.warn("live.connectionLost")
    } catch (error) {
      log.warn("live.notListening", describeError(error))
    } finally {
      onEnd()
      destroy(client)
    }
    await sleep(reconnectAfterMs, undefined, { signal }).catch(() => {})
  }
}

const listenStatement = (client: pg.Client, channel: string) => `listen ${client.escapeIdentifier(channel)}`

/** Does not wait for PostgreSQL, which may never answer. */
function destroy(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
