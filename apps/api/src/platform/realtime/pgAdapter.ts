import { EventEmitter } from "node:events"
import type { LiveName } from "@elite/contract"
import { createAdapter } from "@socket.io/postgres-adapter"
import type pg from "pg"
import type { Namespace } from "socket.io"
import { type ClusterMessage, MessageType } from "socket.io-adapter"
import { type NotificationListener, openNotificationListener } from "../db/notificationListener.ts"
import { describeError, type Log } from "../lib/log.ts"

export type AdapterOptions = {
  pool: pg.Pool
  log: Log
  /** Is run for each message of another process, before the sockets here hear it, with the places where it is heard. */
  onTold(name: LiveName, places: readonly string[]): void
  onSilent?: () => void
  onHearing?: () => void
}

/** What processes that share a database tell each other's sockets, through it. */
export function pgAdapter({ pool, log, onTold, ...watched }: AdapterOptions) {
  const errorHandler = (error: Error) => log.warn("live.notShared", describeError(error))
  const { client, listener } = lastingClient(pool, { log, ...watched })
  const lent = { query: pool.query.bind(pool), connect: async () => client } as unknown as pg.Pool
  const adapterOf = createAdapter(lent, { tableName: "kernel.socket_attachment", errorHandler })
  // Not an arrow: socket.io calls it with `new`.
  function adapterIn(namespace: Namespace) {
    const adapter = adapterOf(namespace)
    const hear = adapter.onMessage.bind(adapter)
    adapter.onMessage = (message: ClusterMessage) => {
      if (message.type === MessageType.BROADCAST) {
        const [name] = (message.data.packet as { data: [LiveName] }).data
        onTold(name, message.data.opts.rooms)
      }
      hear(message)
    }
    return adapter
  }
  return { adapterIn, isHearing: listener.isHearing, close: listener.close }
}

/**
 * A client for the adapter that reconnects. The adapter itself never releases a lost client, and its pool runs out of connections
 * after a few losses (@socket.io/postgres-adapter 0.5.0, `initClient`).
 */
function lastingClient(
  pool: pg.Pool,
  watched: Pick<AdapterOptions, "log" | "onSilent" | "onHearing">,
): { client: EventEmitter; listener: NotificationListener } {
  const notifications = new EventEmitter()
  const listener = openNotificationListener(pool, {
    ...watched,
    onNotification: (notification) => notifications.emit("notification", notification),
  })
  const query = async (statement: string) => {
    const channel = /^LISTEN "([^"]+)"$/.exec(statement)?.[1]
    if (channel === undefined) throw new Error(`The adapter asked what it is not expected to: ${statement}`)
    listener.listenTo(channel)
  }
  return { client: Object.assign(notifications, { query, release: () => {} }), listener }
}
