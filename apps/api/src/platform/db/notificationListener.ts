import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { describeError, type Log } from "../lib/log.ts"
import { randomToken } from "../lib/random.ts"

/** How often the listener sends itself a probe. */
const probeEveryMs = 1_500
/** After so many probes in a row without one that came back, the connection is opened again. */
const reconnectAfterProbes = 4
/** After so many, what others notify counts as unheard. */
const silentAfterProbes = 7
/** While it is unheard, `onSilent` is called again every so many probes. */
const silentAgainProbes = 20
const reconnectAfterMs = 500

export type NotificationListener = {
  /** Listens to a channel, from now on and after each loss of the connection. */
  listenTo(channel: string): void
  /** Whether a probe came back lately: what other processes notify is heard. */
  isHearing(): boolean
  close(): Promise<void>
}

/**
 * Listens to notifications of PostgreSQL over one connection, which is opened again whenever it ends or falls silent. Probes
 * go out through `pool` and come back through the connection, so that they fail with either.
 *
 * @param options `onSilent` is called once notifications have not been heard for about ten seconds, and every thirty seconds
 * from then on; `onHearing` when they are heard for the first time, and after each silence
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
  const answered = () => {
    unanswered = 0
    if (isHearing) return
    isHearing = true
    onHearing?.()
  }
  const tick = () => {
    unanswered++
    if (unanswered % reconnectAfterProbes === 0 && connected) cut(connected)
    if (unanswered >= silentAfterProbes) isHearing = false
    if (unanswered % silentAgainProbes === silentAfterProbes) onSilent?.()
    probe()
  }
  const listen = async (client: pg.Client) => {
    const over = Promise.withResolvers<void>()
    client.on("end", over.resolve)
    client.on("error", () => over.resolve())
    client.on("notification", (notification) =>
      notification.channel === probeChannel ? answered() : onNotification(notification),
    )
    await client.connect()
    closing.signal.addEventListener("abort", () => over.resolve(), { once: true })
    await pool.options.onConnect?.(client as unknown as pg.PoolClient)
    connected = client
    for (const channel of channels) await client.query(listenStatement(client, channel))
    probe()
    await over.promise
  }
  const timer = setInterval(tick, probeEveryMs)
  timer.unref()
  const kept = keepOpen(pool, { log, signal: closing.signal, use: listen }, () => {
    connected = undefined
  })
  return {
    listenTo(channel) {
      channels.add(channel)
      // A connection that cannot is replaced, and the next one listens to every channel.
      connected?.query(listenStatement(connected, channel)).catch(() => connected && cut(connected))
    },
    isHearing: () => isHearing,
    async close() {
      clearInterval(timer)
      closing.abort()
      await kept
    },
  }
}

/** Opens connections for `use`, one after the other, until the signal. */
async function keepOpen(
  pool: pg.Pool,
  { log, signal, use }: { log: Log; signal: AbortSignal; use(client: pg.Client): Promise<void> },
  ended: () => void,
): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ ...pool.options, application_name: "casino live" })
    try {
      await use(client)
      if (!signal.aborted) log.warn("live.connectionLost")
    } catch (error) {
      log.warn("live.notListening", describeError(error))
    } finally {
      ended()
      cut(client)
    }
    await sleep(reconnectAfterMs, undefined, { signal }).catch(() => {})
  }
}

const listenStatement = (client: pg.Client, channel: string) => `listen ${client.escapeIdentifier(channel)}`

/** Ends a connection without waiting for PostgreSQL, which may never answer. */
function cut(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
