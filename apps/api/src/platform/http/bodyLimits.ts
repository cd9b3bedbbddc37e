import type { IncomingMessage } from "node:http"
import type { FastifyInstance } from "fastify"
import { type WindowLimit, windowLimit } from "../lib/windowLimit.ts"

/** Counted while a body arrives. `call` and `file` are calls of the contract, `form` is what a browser posts to a page. */
export const maxBodyBytes = {
  call: 32 * 1024,
  form: 64 * 1024,
  file: 8 * 1024 * 1024,
  thirdParty: 256 * 1024,
} as const

const discardMs = 2_000
const discardBytes = 16 * 1024 * 1024
/** Shared by all connections, so that a flood from many addresses does not keep the process busy. */
const discardBytesPerSecond = 32 * 1024 * 1024

function mayHaveLargeRest({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  return (
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > maxBodyBytes.call
  )
}

/**
 * Closes the connection of a request that is answered before its body has arrived. Closing with unread bytes would reset
 * the connection and lose the answer, so the rest is first read and discarded, within `perSecond` bytes of all connections.
 */
export function closeUnreadRequests(app: FastifyInstance, perSecond = discardBytesPerSecond): void {
  const budget = windowLimit({ atMost: perSecond, windowMs: 1_000 })
  app.addHook("onSend", (request, reply, payload, done) => {
    if (mayHaveLargeRest(request.raw)) {
      void reply.header("connection", "close")
      discardRest(request.raw, budget)
    }
    done(null, payload)
  })
}

function discardRest(request: IncomingMessage, budget: WindowLimit): void {
  const { socket } = request
  // Node calls this once the answer is written; its own implementation closes both directions.
  socket.destroySoon = () => void socket.end()
  const timer = setTimeout(() => socket.destroy(), discardMs)
  let bytes = 0
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > discardBytes) socket.destroy()
    else if (!budget.take(chunk.length)) request.pause()
  })
  socket.once("close", () => clearTimeout(timer))
}
