import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { Server as NetServer, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { monotonicMs } from "../lib/clock.ts"

const idleMs = 300
const drainTimeoutMs = 2_500

export type ConnectionDrainer = {
  /** Stops accepting and answers requests on open connections with `Connection: close`; cuts them when idle or after 2.5 s. */
  drain(): Promise<void>
}

/** Tracks the connections of a server from the first one on, so call it before the server listens. */
export function connectionDrainer(server: Server): ConnectionDrainer {
  const lastUseMs = new Map<Socket, number>()
  const openResponses = new Set<ServerResponse>()
  let isDraining = false
  server.on("connection", (socket: Socket) => {
    lastUseMs.set(socket, monotonicMs())
    socket.once("close", () => lastUseMs.delete(socket))
  })
  // Prepended, because `shouldKeepAlive` must be set before another listener sends its headers.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    openResponses.add(response)
    if (isDraining) response.shouldKeepAlive = false
    response.once("close", () => {
      openResponses.delete(response)
      if (lastUseMs.has(socket)) lastUseMs.set(socket, monotonicMs())
    })
  })
  // The server of the other protocol (WebSocket) closes an upgraded connection.
  server.on("upgrade", ({ socket }: IncomingMessage) => lastUseMs.delete(socket))

  const isIdle = () => {
    const idleSince = monotonicMs() - idleMs
    return openResponses.size === 0 && [...lastUseMs.values()].every((at) => at < idleSince)
  }
  return {
    async drain() {
      isDraining = true
      for (const response of openResponses) if (!response.headersSent) response.shouldKeepAlive = false
      // http.Server.close would cut idle keep-alive connections at once, and a request that is on its way with them.
      if (server.listening) NetServer.prototype.close.call(server)
      for (const end = monotonicMs() + drainTimeoutMs; !isIdle() && monotonicMs() < end; ) await sleep(20)
      server.closeAllConnections()
    },
  }
}
