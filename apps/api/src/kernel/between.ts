import type { LiveName } from "@elite/contract"
import { createAdapter } from "@socket.io/postgres-adapter"
import type pg from "pg"
import type { Namespace } from "socket.io"
import { type ClusterMessage, MessageType } from "socket.io-adapter"
import { type Log, problemOf } from "./log.ts"

/**
 * What processes that share a database tell each other's sockets, through it. `onTold` is run for each message of another
 * process, before the sockets here hear it, with the places where it is heard.
 */
export function between(
  pool: pg.Pool,
  log: Log,
  onTold: (name: LiveName, places: readonly string[]) => void,
) {
  const errorHandler = (error: Error) => log.warn("live.notShared", problemOf(error))
  const adapterOf = createAdapter(pool, { tableName: "kernel.socket_attachment", errorHandler })
  // Not an arrow: socket.io calls it with `new`.
  return function adapterIn(namespace: Namespace) {
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
}
