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
  channels: readonly Channel[]
  log: Log
  trustProxy?: boolean
  /** How often the session of each socket is checked (default 15 000). */
  checkEveryMs?: number
  /** How long a socket whose session ended may still receive the message that says so (default 3 000). */
  sessionEndedGraceMs?: number
  maxAnonymous?: AnonymousLimit
  /** Set where several processes share one database: messages travel through it. */
  pool?: pg.Pool
  /** Messages of other processes have not arrived for about ten seconds; called again every thirty seconds. */
  onSilent?: () => void
  onHearing?: () => void
}

const playerRoom = (playerId: bigint) => `player:${playerId}`
const sessionRoom = (sessionId: bigint) => `session:${sessionId}`
const toRoom = (to: Audience, name: LiveName): string => {
  if (to === "everyone") return channelRoom(name)
  if ("onlookersOf" in to) return channelRoom(name, to.onlookersOf)
  return to.sessionId === undefined ? playerRoom(to.playerId) : sessionRoom(to.sessionId)
}
function toAudienceKind(to: Audience): Channel["of"] {
  if (to === "everyone") return "everyone"
  if ("onlookersOf" in to) return "onlookers"
  return to.sessionId === undefined ? "player" : "session"
}
const isPlayer = (socket: Socket): boolean => "playerId" in socket.data
const disconnectDelayMs = 150
/** Sockets of one session and of one player at this process: a browser with many tabs, and three such browsers. */
const [perSession, perPlayer] = [20, 60]
const defaultMaxAnonymous: AnonymousLimit = { perAddress: 30, total: 12_000 }
const handshakeMs = 5_000

type FindCaller = (socket: Socket) => Promise<Caller | null>

/** A socket that opens or stays open is no activity of the player. */
const authenticateHeaders =
  (authenticate: Authenticate) =>
  async ({ cookie }: IncomingHttpHeaders): Promise<Caller | null> => {
    const token = readCookie(cookie, sessionCookie)
    return token ? authenticate(token, { isActivity: false }) : null
  }

/**
 * Starts the socket server. The handshake checks origin and session, because any page can open a socket with the player's cookie. Only
 * the server assigns rooms; clients may only send the list of their topics.
 */
export function startSocketServer(options: SocketServerOptions): SocketServer {
  const { server, publicUrl, authenticate, channels, log, ...more } = options
  const {
    checkEveryMs = 15_000,
    sessionEndedGraceMs = 3_000,
    trustProxy = false,
    maxAnonymous = defaultMaxAnonymous,
    pool,
    ...callbacks
  } = more
  const origins = ownOrigins(publicUrl)
  const authenticateRequest = authenticateHeaders(authenticate)
  const findCaller: FindCaller = ({ handshake }) => authenticateRequest(handshake.headers)
  const channelByName = channelsByName(channels)
  const pages = subscriptions(channelByName, log)
  const anonymous = anonymousLimit({
    trustProxy,
    limit: maxAnonymous,
    perSession,
    findSession: async ({ headers }) => (await authenticateRequest(headers))?.sessionId.toString(),
  })
  const io = new Server(server, {
    path: livePath,
    serveClient: false,
    maxHttpBufferSize: 4096,
    connectTimeout: handshakeMs,
    upgradeTimeout: handshakeMs,
    allowRequest: createRequestGuard(origins, anonymous, log),
  })
  io.engine.on("connection", anonymous.onConnection)
  const shared = pool && pgAdapter({ pool, log, onRemoteMessage: pages.onRemoteMessage, ...callbacks })
  if (shared) io.adapter(shared.adapter)
  const authenticateSocket = createSocketAuthentication(findCaller)
  io.use((socket, next) => void authenticateSocket(socket).then(() => next(), next))
  io.on("connection", (socket: Socket) => {
    acceptTopicsOnly(socket, pages.forSocket(socket, clientAddress(socket.request, trustProxy)))
    releaseRequest(socket)
    if (!isPlayer(socket)) return
    const { playerId, sessionId } = socket.data as Caller
    anonymous.onAuthenticated(socket.conn)
    void socket.join([playerRoom(playerId), sessionRoom(sessionId)])
  })
  const refusals = logRefusals(io, log)
  const sessionCheck = checkSessions(io, findCaller, log, {
    everyMs: checkEveryMs,
    graceMs: sessionEndedGraceMs,
  })
  const emitter = createEmitter(io)
  const send: Send = (to, name, data) => {
    const [channel, room] = [channelByName.get(name)!, toRoom(to, name)]
    const emit = () => emitter.emit(channel, room, data)
    if (to === "everyone") pages.publish(channel, undefined, emit)
    else if ("onlookersOf" in to) pages.publish(channel, to.onlookersOf, emit)
    else emit()
    // Through the database the disconnect can overtake the message, so it is sent later.
    if (channel.isLast) setTimeout(() => io.in(room).disconnectSockets(true), disconnectDelayMs).unref()
  }
  const throttled = throttledSend(send)
  const push: Push = (to, name, data) => {
    const channel = channelByName.get(name)
    const audience = toAudienceKind(to)
    if (channel?.of !== audience) return log.error("live.notDeclared", { kind: name, reason: audience })
    throttled.send(channel, to, name, data)
  }
  return {
    push,
    isConnected: () => shared?.isConnected() ?? true,
    async close() {
      sessionCheck.stop()
      refusals.flush()
      throttled.stop()
      emitter.stop()
      // `io.close()` would close the HTTP server too. After this close the clients reconnect to another process.
      await io.of("/").adapter.close()
      await shared?.close()
      io.engine.close()
    },
  }
}

function createEmitter(io: Server) {
  const { enqueue, stop } = sendQueue()
  return {
    emit({ name, isSharded }: Channel, room: string, data: unknown): void {
      const emitTo = (target: string) => void io.to(target).emit(name, { data })
      if (isSharded) enqueue(shardsOf(room).map((shard) => () => emitTo(shard)))
      else emitTo(room)
    },
    stop,
  }
}

/** A socket without a session cookie is a visitor's, and keeps counting as anonymous. */
function createSocketAuthentication(findCaller: FindCaller) {
  const [sessionLimit, playerLimit] = [connectionLimit(perSession), connectionLimit(perPlayer)]
  return async (socket: Socket): Promise<void> => {
    if (readCookie(socket.handshake.headers.cookie, sessionCookie) === undefined) return
    const caller = await findCaller(socket)
    if (!caller) throw new Error("not logged in")
    const { conn } = socket
    if (!sessionLimit.acquire(caller.sessionId, conn) || !playerLimit.acquire(caller.playerId, conn))
      throw new Error("too many sockets")
    socket.data = caller
  }
}

const createRequestGuard =
  (origins: ReadonlySet<string>, anonymous: ReturnType<typeof anonymousLimit>, log: Log) =>
  async (request: IncomingMessage, done: (code: null, isAllowed: boolean) => void): Promise<void> => {
    if (!isSameOrigin(request.headers, origins)) return done(null, false)
    const isAdmitted = await anonymous
      .admit(request)
      .catch((error) => log.warn("live.notRecognised", describeError(error)))
    // Without an answer: under a flood, writing it was most of the cost of a refusal.
    if (!isAdmitted) request.socket.destroy()
    done(null, isAdmitted === true)
  }

/** Each socket would keep its handshake request in memory: https://socket.io/docs/v4/memory-usage/ */
function releaseRequest({ conn }: Socket): void {
  ;(conn as { request: unknown }).request = null
}

function acceptTopicsOnly(socket: Socket, setTopics: (message: unknown) => boolean): void {
  socket.onAny((event: unknown, ...args: unknown[]) => {
    if (event !== lookEvent || args.length !== 1 || !setTopics(args[0])) socket.disconnect(true)
  })
}

/** One line a second for each reason: under a flood there are thousands of refusals. */
function logRefusals(io: Server, log: Log) {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    for (const [code, count] of counts) log.info("live.refused", { code, count })
    counts.clear()
  }
  io.engine.on("connection_error", (error: { code: number }) => {
    const code = String(error.code)
    counts.set(code, (counts.get(code) ?? 0) + 1)
    timer ??= setTimeout(flush, 1_000).unref()
  })
  return { flush }
}

/**
 * Disconnects sockets that missed the message about the end of their session: it was lost, or they connected just before it. It is sent
 * only once a subscriber has read the event, hence `graceMs`.
 */
function checkSessions(
  io: Server,
  findCaller: FindCaller,
  log: Log,
  { everyMs, graceMs }: { everyMs: number; graceMs: number },
): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const check = async () => {
    try {
      for (const socket of io.sockets.sockets.values()) {
        if (isStopped) return
        if (isPlayer(socket) && !(await findCaller(socket)))
          setTimeout(() => socket.disconnect(true), graceMs).unref()
      }
    } catch (error) {
      log.warn("live.notChecked", describeError(error))
    }
    schedule()
  }
  const schedule = () => {
    if (!isStopped) timer = setTimeout(check, everyMs).unref()
  }
  schedule()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
