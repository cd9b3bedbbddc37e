import type { IncomingMessage } from "node:http"
import type { FastifyInstance } from "fastify"
import { monotonicMs } from "../lib/clock.ts"

/** How long a body may be, in bytes, counted while it arrives. */
export const maxBodyBytes = {
  /** A call of the contract: JSON. */
  call: 32 * 1024,
  /** A form that a browser sends to a page. */
  form: 64 * 1024,
  /** A call of the contract that brings a file. */
  file: 8 * 1024 * 1024,
  /** What a third party sends, as the bytes that came. */
  thirdParty: 256 * 1024,
} as const

/** What is still on its way after the answer is read and thrown away for so long and so much. */
const lingerMs = 2_000
const lingerBytes = 16 * 1024 * 1024
/** As much of all connections together in a second: whoever pours from everywhere shall not keep us busy with it. */
const thrownAwayPerSecond = 32 * 1024 * 1024

/** Whether more of the body may be on its way than is worth waiting for. */
function isUnread({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  return (
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > maxBodyBytes.call
  )
}

/**
 * Whoever is answered before their body has arrived (refused for its length, its origin, their rate) gets the
 * answer at once and the connection is closed. It lingers a moment: closing with unread bytes would reset the
 * connection, and the answer would be lost with it. What is read that way is at most `perSecond` bytes of all together.
 */
export function closeUnreadRequests(app: FastifyInstance, perSecond = thrownAwayPerSecond): void {
  const budget = allowance(perSecond)
  app.addHook("onSend", (request, reply, payload, done) => {
    if (isUnread(request.raw)) {
      void reply.header("connection", "close")
      linger(request.raw, budget)
    }
    done(null, payload)
  })
}

/** Counts what is taken in each second; `take` answers whether that was within it. */
function allowance(perSecond: number): { take(amount: number): boolean } {
  let second = 0
  let taken = 0
  return {
    take(amount) {
      const now = Math.floor(monotonicMs() / 1000)
      if (now !== second) [second, taken] = [now, 0]
      taken += amount
      return taken <= perSecond
    },
  }
}

function linger(request: IncomingMessage, budget: { take(amount: number): boolean }): void {
  const { socket } = request
  // Called by node when the answer has been written; its own closes both directions.
  socket.destroySoon = () => void socket.end()
  const over = setTimeout(() => socket.destroy(), lingerMs)
  let bytes = 0
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > lingerBytes) socket.destroy()
    // The rest stays with whoever sends it until the time is over.
    else if (!budget.take(chunk.length)) request.pause()
  })
  socket.once("close", () => clearTimeout(over))
}
