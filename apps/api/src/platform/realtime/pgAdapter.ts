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
  /** Runs before a message of another process is sent to the sockets of this one. */
  onRemoteMessage(name: LiveName, rooms: readonly string[]): void
  onSilent?: () => void
  onHearing?: () => void
}

export function pgAdapter({ pool, log, onRemoteMessage, ...callbacks }: AdapterOptions) {
  const errorHandler = (error: Error) => log.warn("live.notShared", describeError(error))
  const { client, listener } = createReconnectingClient(pool, { log, ...callbacks })
  const adapterPool = { query: pool.query.bind(pool), connect: async () => client } as unknown as pg.Pool
  const createInner = createAdapter(adapterPool, { tableName: "kernel.socket_attachment", errorHandler })
  // Not an arrow function: socket.io calls it with `new`.
  function adapter(namespace: Namespace) {
    const inner = createInner(namespace)
    const onMessage = inner.onMessage.bind(inner)
    inner.onMessage = (message: ClusterMessage) => {
      if (message.type === MessageType.BROADCAST) {
        const [name] = (message.data.packet as { data: [LiveName] }).data
        onRemoteMessage(name, message.data.opts.rooms)
      }
      onMessage(message)
    }
    return inner
  }
  return { adapter, isConnected: listener.isHearing, close: listener.close }
}

/** The adapter never releases a lost client, so its pool runs dry (@socket.io/postgres-adapter 0.5.0, `initClient`). */
function createReconnectingClient(
  pool: pg.Pool,
  options: Pick<AdapterOptions, "log" | "onSilent" | "onHearing">,
): { client: EventEmitter; listener: NotificationListener } {
  const notifications = new EventEmitter()
  const listener = openNotificationListener(pool, {
    ...options,
    onNotification: (notification) => notifications.emit("notification", notification),
  })
  const query = async (statement: string) => {
    const channel = /^LISTEN "([^"]+)"$/.exec(statement)?.[1]
    if (channel === undefined) throw new Error(`The adapter sent an unexpected statement: ${statement}`)
    listener.listenTo(channel)
  }
  return { client: Object.assign(notifications, { query, release: () => {} }), listener }
}
