import type { Server as HttpServer, IncomingMessage } from "node:http"
import { type LiveMessages, type LiveName, livePath } from "@elite/contract"
import { createAdapter } from "@socket.io/postgres-adapter"
import type pg from "pg"
import { Server, type Socket } from "socket.io"
import { cookieOf } from "./cookies.ts"
import { type Caller, type Recognise, sessionCookie } from "./http.ts"
import { type Log, problemOf } from "./log.ts"
import { isOwn, ownOrigins } from "./protection.ts"
import type { Audience, Tell } from "./transaction.ts"

export type Live = {
  tell: Tell
  close(): Promise<void>
}

export type LiveOptions = {
  server: HttpServer
  publicUrl: string
  recognise: Recognise
  log: Log
  /** The server stands behind one proxy of ours, which appends the address it sees. */
  trustProxy?: boolean
  /** How often each socket's session is looked at again (default 15 000). */
  checkEveryMs?: number
  /** Where several processes share one database: messages travel through it. */
  pool?: pg.Pool
}

const playerRoom = (playerId: bigint) => `player:${playerId}`
const sessionRoom = (sessionId: bigint) => `session:${sessionId}`
const roomOf = ({ playerId, sessionId }: { playerId: bigint; sessionId?: bigint }) =>
  sessionId === undefined ? playerRoom(playerId) : sessionRoom(sessionId)
const isPlayers = (socket: Socket): boolean => "playerId" in socket.data
const flushMs = 40
const reasonFirstMs = 150
/** Sockets of one session at this process: more is no browser with many tabs. */
const socketsAtMost = 20
/** Sockets that have not shown a session: of one address, and in all. */
const strangersAtMost = { ofAddress: 30, inAll: 1_000 } as const
/** How long a socket may take to show its session. */
const handshakeMs = 5_000

/**
 * Sockets. Origin and session are checked at the handshake (a cookie alone would let any page listen
 * in); the server alone assigns rooms; clients can send nothing that is acted on.
 */
export function live({ server, publicUrl, recognise, log, ...more }: LiveOptions): Live {
  const { checkEveryMs = 15_000, trustProxy = false, pool } = more
  const own = ownOrigins(publicUrl)
  /** A socket that opens or stays open is the page's doing, not the player's. */
  const callerOf = async ({ handshake }: Socket): Promise<Caller | null> => {
    const token = cookieOf(handshake.headers.cookie, sessionCookie)
    return token ? recognise(token, { isActivity: false }) : null
  }
  const io = new Server(server, {
    path: livePath,
    serveClient: false,
    maxHttpBufferSize: 4096,
    connectTimeout: handshakeMs,
    upgradeTimeout: handshakeMs,
    allowRequest: (request, done) => done(null, isOwn(request.headers, own) && strangers.mayCome(request)),
  })
  const strangers = strangersOf(trustProxy)
  io.engine.on("connection", strangers.came)
  if (pool) {
    const errorHandler = (error: Error) => log.warn("live.notShared", problemOf(error))
    io.adapter(createAdapter(pool, { tableName: "kernel.socket_attachment", errorHandler }))
  }
  io.use(async (socket, next) => {
    try {
      // Without a session: a visitor, who hears what everybody hears and stays among the strangers that are counted.
      if (cookieOf(socket.handshake.headers.cookie, sessionCookie) === undefined) return next()
      const caller = await callerOf(socket)
      if (!caller) return next(new Error("not logged in"))
      const open = io.sockets.adapter.rooms.get(sessionRoom(caller.sessionId))?.size ?? 0
      if (open >= socketsAtMost) return next(new Error("too many sockets"))
      socket.data = caller
      next()
    } catch (error) {
      next(error as Error)
    }
  })
  io.on("connection", (socket: Socket) => {
    socket.onAny(() => socket.disconnect(true))
    if (!isPlayers(socket)) return
    const { playerId, sessionId } = socket.data as Caller
    strangers.shown(socket.conn)
    void socket.join([playerRoom(playerId), sessionRoom(sessionId)])
  })
  io.engine.on("connection_error", (error: { code: number }) =>
    log.info("live.refused", { code: String(error.code) }),
  )

  const watching = watch(io, callerOf, log, checkEveryMs)
  const { tell, stop } = coalescing((to, name, data) => {
    const room = to === "everyone" ? undefined : roomOf(to)
    ;(room === undefined ? io : io.to(room)).emit(name, { data })
    // Whoever is told that their session ended hears nothing after it.
    // Through the database the two may overtake each other: the reason gets a head start.
    if (name === "sessionEnded" && room !== undefined)
      setTimeout(() => io.in(room).disconnectSockets(true), reasonFirstMs).unref()
  })
  return {
    tell,
    async close() {
      watching.stop()
      stop()
      // Not `io.close()`: it closes the HTTP server too, and with it every kept connection at once. Whoever is
      // told this way comes back, to another process.
      await io.of("/").adapter.close()
      io.engine.close()
    },
  }
}

type Raw = { request: IncomingMessage; once(event: "close", gone: () => void): unknown }

/**
 * Counts the sockets that have not shown a session yet. Each costs memory, a timer and a look-up; a few from one
 * address are tabs, hundreds are a flood.
 */
function strangersOf(trustProxy: boolean) {
  const waiting = new Map<Raw, string>()
  const byAddress = new Map<string, number>()
  const shown = (socket: Raw) => {
    const address = waiting.get(socket)
    if (address === undefined) return
    waiting.delete(socket)
    const left = (byAddress.get(address) ?? 1) - 1
    if (left > 0) byAddress.set(address, left)
    else byAddress.delete(address)
  }
  return {
    mayCome: (request: IncomingMessage) =>
      waiting.size < strangersAtMost.inAll &&
      (byAddress.get(addressOf(request, trustProxy)) ?? 0) < strangersAtMost.ofAddress,
    came(socket: Raw) {
      const address = addressOf(socket.request, trustProxy)
      waiting.set(socket, address)
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
      socket.once("close", () => shown(socket))
    },
    shown,
  }
}

/** Behind a proxy of ours the last address it forwarded; whatever stands before that, the client wrote. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : ""
  return forwarded || (socket.remoteAddress ?? "")
}

/**
 * Cuts the sockets of this process whose session is over. Whoever ends a session has them cut at once; this is
 * for the word that was lost, and for a socket that came in while the end of its session was still unknown here.
 */
function watch(
  io: Server,
  callerOf: (socket: Socket) => Promise<Caller | null>,
  log: Log,
  everyMs: number,
): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const look = async () => {
    try {
      for (const socket of io.sockets.sockets.values()) {
        if (stopped) return
        if (isPlayers(socket) && !(await callerOf(socket))) socket.disconnect(true)
      }
    } catch (error) {
      log.warn("live.notChecked", problemOf(error))
    }
    later()
  }
  const later = () => {
    if (!stopped) timer = setTimeout(look, everyMs).unref()
  }
  later()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

type Send = (to: Audience, name: LiveName, data: unknown) => void

/**
 * Wallet messages of one player within 40 ms become one: at thousands of bets a second each player still
 * hears their latest balance, and the database that carries the messages is not flooded.
 */
function coalescing(send: Send): { tell: Tell; stop: () => void } {
  const waiting = new Map<bigint, LiveMessages["wallet"]>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    for (const [playerId, data] of waiting) send({ playerId }, "wallet", data)
    waiting.clear()
  }
  return {
    tell(to, name, data) {
      if (name !== "wallet" || to === "everyone") return send(to, name, data)
      waiting.set(to.playerId, { ...waiting.get(to.playerId), ...(data as LiveMessages["wallet"]) })
      timer ??= setTimeout(flush, flushMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
