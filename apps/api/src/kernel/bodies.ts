import type { IncomingMessage } from "node:http"
import type { FastifyInstance } from "fastify"

/** How long a body may be, in bytes, counted while it arrives. */
export const bodyBytes = {
  /** A call of the contract: JSON. */
  call: 32 * 1024,
  /** A form that a browser sends to a page. */
  form: 64 * 1024,
  /** What a third party sends, as the bytes that came. */
  thirdParty: 256 * 1024,
} as const

/** What is still on its way after the answer is read and thrown away for so long and so much. */
const lingerMs = 2_000
const lingerBytes = 16 * 1024 * 1024

/** Whether more of the body may be on its way than is worth waiting for. */
function isUnread({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > bodyBytes.call
}

/**
 * Whoever is answered before their body has arrived (refused for its length, its origin, their rate) gets the
 * answer at once and the connection is closed. It lingers a moment: closing with unread bytes would reset the
 * connection, and the answer would be lost with it.
 */
export function closeUnread(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (isUnread(request.raw)) {
      void reply.header("connection", "close")
      linger(request.raw)
    }
    done(null, payload)
  })
}

function linger(request: IncomingMessage): void {
  const { socket } = request
  // Called by node when the answer has been written; its own closes both directions.
  socket.destroySoon = () => void socket.end()
  const over = setTimeout(() => socket.destroy(), lingerMs)
  let bytes = 0
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > lingerBytes) socket.destroy()
  })
  socket.once("close", () => clearTimeout(over))
}
