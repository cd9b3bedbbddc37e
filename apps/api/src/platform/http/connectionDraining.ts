import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { Server as NetServer, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { monotonicMs } from "../lib/clock.ts"

/** How long a kept connection may still bring a request before it is closed. */
const quietMs = 300
/** How long answers under way may still take. */
const answersMs = 2_500

export type ConnectionDrainer = {
  /**
   * Takes no new connections, answers what comes over the kept ones with `Connection: close`, and resolves when
   * they are gone or have been quiet for a moment; after 2.5 s whoever is left is cut. Nobody who asked in time is reset.
   */
  drain(): Promise<void>
}

/** Watches a server's connections from its first one on, so that it can end without cutting anybody off. */
export function connectionDrainer(server: Server): ConnectionDrainer {
  const lastUseMs = new Map<Socket, number>()
  const answering = new Set<ServerResponse>()
  let ending = false
  server.on("connection", (socket: Socket) => {
    lastUseMs.set(socket, monotonicMs())
    socket.once("close", () => lastUseMs.delete(socket))
  })
  // Before every other listener: whoever answers finds the connection's end already decided.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(response)
    if (ending) response.shouldKeepAlive = false
    response.once("close", () => {
      answering.delete(response)
      if (lastUseMs.has(socket)) lastUseMs.set(socket, monotonicMs())
    })
  })
  // A connection that speaks another protocol now (a WebSocket) is for its own server to end.
  server.on("upgrade", ({ socket }: IncomingMessage) => lastUseMs.delete(socket))

  const isQuiet = () => {
    const since = monotonicMs() - quietMs
    return answering.size === 0 && [...lastUseMs.values()].every((at) => at < since)
  }
  return {
    async drain() {
      ending = true
      for (const response of answering) if (!response.headersSent) response.shouldKeepAlive = false
      // http.Server.close would cut kept connections at once, and with them whoever has just asked.
      if (server.listening) NetServer.prototype.close.call(server)
      for (const end = monotonicMs() + answersMs; !isQuiet() && monotonicMs() < end; ) await sleep(20)
      server.closeAllConnections()
    },
  }
}
