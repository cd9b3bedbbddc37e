import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from "node:http"
import { type LiveName, livePath, lookEvent } from "@elite/contract"
import type pg from "pg"
import { Server, type Socket } from "socket.io"
import type { Audience, Push } from "../db/transaction.ts"
import { readCookie } from "../http/cookies.ts"
import { isSameOrigin, ownOrigins } from "../http/securityHeaders.ts"
import { type Authenticate, type Caller, sessionCookie } from "../http/server.ts"
import { describeError, type Log } from "../lib/log.ts"
import { type AnonymousLimit, anonymousLimit, clientAddress } from "./anonymousLimit.ts"
import { type Channel, channelRoom, channelsByName } from "./channel.ts"
import { sendQueue, shardsOf } from "./channelShards.ts"
import { connectionLimit } from "./connectionLimit.ts"
import { pgAdapter } from "./pgAdapter.ts"
import { subscriptions } from "./subscriptions.ts"
import { type Send, throttledSend } from "./throttledSend.ts"

export type SocketServer = {
  push: Push
  /** Whether messages of other processes arrive here; true for a process that runs alone. */
  isConnected(): boolean
  close(): Promise<void>
}

export type SocketServerOptions = {
  server: HttpServer
  publicUrl: string
  authenticate: Authenticate
  /** What the nouns declare to be heard, and by whom. */
  channels: readonly Channel[]
  log: Log
  /** The server stands behind one proxy of ours, which appends the address it sees. */
  trustProxy?: boolean
  /** How often each socket's session is looked at again (default 15 000). */
  checkEveryMs?: number
  /** How long the word that a session is over may be on its way before its sockets are cut without it (default 3 000). */
  wordMs?: number
  /** Sockets without a session at most: of one address (default 30), and in all (default 12 000). */
  strangersAtMost?: AnonymousLimit
  /** Where several processes share one database: messages travel through it. */
  pool?: pg.Pool
  /** Other processes have not been heard for about ten seconds; called again every thirty seconds. */
  onSilent?: () => void
  /** Other processes are heard, for the first time or again. */
  onHearing?: () => void
}

const playerRoom = (playerId: bigint) => `player:${playerId}`
const sessionRoom = (sessionId: bigint) => `session:${sessionId}`
const roomOf = (to: Audience, name: LiveName): string => {
  if (to === "everyone") return channelRoom(name)
  if ("onlookersOf" in to) return channelRoom(name, to.onlookersOf)
  return to.sessionId === undefined ? playerRoom(to.playerId) : sessionRoom(to.sessionId)
}
function kindOf(to: Audience): Channel["of"] {
  if (to === "everyone") return "everyone"
  if ("onlookersOf" in to) return "onlookers"
  return to.sessionId === undefined ? "player" : "session"
}
const isPlayers = (socket: Socket): boolean => "playerId" in socket.data
const lastFirstMs = 150
/** Sockets at this process of one session, and of all sessions of one player: more is no browser with many tabs, and no three of them. */
const [ofSessionAtMost, ofPlayerAtMost] = [20, 60]
/** Sockets that have not shown a session: of one address, and in all. Visitors may watch a flight in thousands. */
const usualStrangers: AnonymousLimit = { ofAddress: 30, inAll: 12_000 }
/** How long a socket may take to show its session. */
const handshakeMs = 5_000

/** The caller of a handshake. A socket that opens or stays open is no activity of the player. */
const authenticateHeaders =
  (authenticate: Authenticate) =>
  async ({ cookie }: IncomingHttpHeaders): Promise<Caller | null> => {
    const token = readCookie(cookie, sessionCookie)
    return token ? authenticate(token, { isActivity: false }) : null
  }

/**
 * Sockets. Origin and session are checked at the handshake (a cookie alone would let any page listen
 * in); the server alone assigns rooms; of what clients send only what their page shows is acted on.
 */
export function startSocketServer(options: SocketServerOptions): SocketServer {
  const { server, publicUrl, authenticate, channels, log, ...more } = options
  const {
    checkEveryMs = 15_000,
    wordMs = 3_000,
    trustProxy = false,
    strangersAtMost = usualStrangers,
    pool,
    ...watched
  } = more
  const own = ownOrigins(publicUrl)
  const callerIn = authenticateHeaders(authenticate)
  const callerOf = ({ handshake }: Socket) => callerIn(handshake.headers)
  const declared = channelsByName(channels)
  const pages = subscriptions(declared, log)
  const strangers = anonymousLimit({
    trustProxy,
    atMost: strangersAtMost,
    ofSession: ofSessionAtMost,
    sessionOf: async ({ headers }) => (await callerIn(headers))?.sessionId.toString(),
  })
  const io = new Server(server, {
    path: livePath,
    serveClient: false,
    maxHttpBufferSize: 4096,
    connectTimeout: handshakeMs,
    upgradeTimeout: handshakeMs,
    allowRequest: doorOf(own, strangers, log),
  })
  io.engine.on("connection", strangers.came)
  const shared = pool && pgAdapter({ pool, log, onTold: pages.toldElsewhere, ...watched })
  if (shared) io.adapter(shared.adapterIn)
  const showing = showingIn(callerOf)
  io.use((socket, next) => void showing(socket).then(() => next(), next))
  io.on("connection", (socket: Socket) => {
    hearOnly(socket, pages.looks(socket, clientAddress(socket.request, trustProxy)))
    letRequestGo(socket)
    if (!isPlayers(socket)) return
    const { playerId, sessionId } = socket.data as Caller
    strangers.shown(socket.conn)
    void socket.join([playerRoom(playerId), sessionRoom(sessionId)])
  })
  const refusals = refusalsIn(io, log)
  const watching = watch(io, callerOf, log, { everyMs: checkEveryMs, wordMs })
  const { emitIn, stop: emitNoMore } = emitting(io)
  const send: Send = (to, name, data) => {
    const [room, place] = [declared.get(name)!, roomOf(to, name)]
    const emit = () => emitIn(room, place, data)
    if (to === "everyone") pages.tellIn(room, undefined, emit)
    else if ("onlookersOf" in to) pages.tellIn(room, to.onlookersOf, emit)
    else emit()
    // Through the database the two may overtake each other: the last message gets a head start.
    if (room.isLast) setTimeout(() => io.in(place).disconnectSockets(true), lastFirstMs).unref()
  }
  const { tellIn, stop } = throttledSend(send)
  const push: Push = (to, name, data) => {
    const room = declared.get(name)
    if (room?.of !== kindOf(to)) return log.error("live.notDeclared", { kind: name, reason: kindOf(to) })
    tellIn(room, to, name, data)
  }
  return {
    push,
    isConnected: () => shared?.isHearing() ?? true,
    async close() {
      watching.stop()
      refusals.tell()
      stop()
      emitNoMore()
      // Not `io.close()`: it closes the HTTP server too, and with it every kept connection at once. Whoever is
      // told this way comes back, to another process.
      await io.of("/").adapter.close()
      await shared?.close()
      io.engine.close()
    },
  }
}

/** Says something in a place, or in its parts, one after the other. */
function emitting(io: Server) {
  const { say, stop } = sendQueue()
  return {
    emitIn({ name, isSharded }: Channel, place: string, data: unknown): void {
      const emitTo = (some: string) => void io.to(some).emit(name, { data })
      if (isSharded) say(shardsOf(place).map((part) => () => emitTo(part)))
      else emitTo(place)
    },
    stop,
  }
}

/** Takes down whose socket it is; rejects one whose session is over, or that is one too many. */
function showingIn(callerOf: (socket: Socket) => Promise<Caller | null>) {
  const [ofSessions, ofPlayers] = [connectionLimit(ofSessionAtMost), connectionLimit(ofPlayerAtMost)]
  return async (socket: Socket): Promise<void> => {
    // Without a session: a visitor, who hears what everybody may hear and stays among the strangers that are counted.
    if (readCookie(socket.handshake.headers.cookie, sessionCookie) === undefined) return
    const caller = await callerOf(socket)
    if (!caller) throw new Error("not logged in")
    const { conn } = socket
    if (!ofSessions.take(caller.sessionId, conn) || !ofPlayers.take(caller.playerId, conn))
      throw new Error("too many sockets")
    socket.data = caller
  }
}

/** Only our own pages open sockets: strangers as long as there is room for them, players always. */
const doorOf =
  (own: ReadonlySet<string>, strangers: ReturnType<typeof anonymousLimit>, log: Log) =>
  async (request: IncomingMessage, done: (code: null, isIn: boolean) => void): Promise<void> => {
    if (!isSameOrigin(request.headers, own)) return done(null, false)
    const hasRoom = await strangers
      .mayCome(request)
      .catch((error) => log.warn("live.notRecognised", describeError(error)))
    // Writing an answer was most of what a refusal cost: who comes by hundreds gets none.
    if (!hasRoom) request.socket.destroy()
    done(null, hasRoom === true)
  }

/** Each socket would keep the request that it came with: https://socket.io/docs/v4/memory-usage/ */
function letRequestGo({ conn }: Socket): void {
  ;(conn as { request: unknown }).request = null
}

/** Cuts a socket that says anything but what its page shows. */
function hearOnly(socket: Socket, shows: (said: unknown) => boolean): void {
  socket.onAny((event: unknown, ...said: unknown[]) => {
    if (event !== lookEvent || said.length !== 1 || !shows(said[0])) socket.disconnect(true)
  })
}

/** Writes the sockets that were refused into the log, a line a second for each reason: under a flood they are thousands. */
function refusalsIn(io: Server, log: Log) {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    for (const [code, count] of counts) log.info("live.refused", { code, count })
    counts.clear()
  }
  io.engine.on("connection_error", (error: { code: number }) => {
    const code = String(error.code)
    counts.set(code, (counts.get(code) ?? 0) + 1)
    timer ??= setTimeout(tell, 1_000).unref()
  })
  return { tell }
}

/**
 * Cuts the sockets of this process whose session is over. Whoever ends a session has them cut at once; this is
 * for the word that was lost, and for a socket that came in while the end of its session was still unknown here.
 * The word leaves only once a listener has read that the session ended: a look that comes between the two leaves it time.
 */
function watch(
  io: Server,
  callerOf: (socket: Socket) => Promise<Caller | null>,
  log: Log,
  { everyMs, wordMs }: { everyMs: number; wordMs: number },
): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const look = async () => {
    try {
      for (const socket of io.sockets.sockets.values()) {
        if (stopped) return
        if (isPlayers(socket) && !(await callerOf(socket)))
          setTimeout(() => socket.disconnect(true), wordMs).unref()
      }
    } catch (error) {
      log.warn("live.notChecked", describeError(error))
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
