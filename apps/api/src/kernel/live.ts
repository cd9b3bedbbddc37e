import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from "node:http"
import { type LiveName, livePath, lookEvent } from "@elite/contract"
import { createAdapter } from "@socket.io/postgres-adapter"
import type pg from "pg"
import { Server, type Socket } from "socket.io"
import { elapsedMs } from "./clock.ts"
import { cookieOf } from "./cookies.ts"
import { type Caller, type Recognise, sessionCookie } from "./http.ts"
import { type Log, problemOf } from "./log.ts"
import { isOwn, ownOrigins } from "./protection.ts"
import { type Room, roomsByName } from "./room.ts"
import { type Strangers, strangersOf } from "./strangers.ts"
import type { Audience, Tell } from "./transaction.ts"

export type Live = {
  tell: Tell
  close(): Promise<void>
}

export type LiveOptions = {
  server: HttpServer
  publicUrl: string
  recognise: Recognise
  /** What the nouns declare to be heard, and by whom. */
  rooms: readonly Room[]
  log: Log
  /** The server stands behind one proxy of ours, which appends the address it sees. */
  trustProxy?: boolean
  /** How often each socket's session is looked at again (default 15 000). */
  checkEveryMs?: number
  /** Sockets without a session at most: of one address (default 30), and in all (default 1 000). */
  strangersAtMost?: Strangers
  /** Where several processes share one database: messages travel through it. */
  pool?: pg.Pool
}

const playerRoom = (playerId: bigint) => `player:${playerId}`
const sessionRoom = (sessionId: bigint) => `session:${sessionId}`
const lookRoom = (name: LiveName, id: number) => `look:${name}:${id}`
const roomOf = (to: Exclude<Audience, "everyone">, name: LiveName): string => {
  if ("onlookersOf" in to) return lookRoom(name, to.onlookersOf)
  return to.sessionId === undefined ? playerRoom(to.playerId) : sessionRoom(to.sessionId)
}
function kindOf(to: Audience): Room["of"] {
  if (to === "everyone") return "everyone"
  if ("onlookersOf" in to) return "onlookers"
  return to.sessionId === undefined ? "player" : "session"
}
const isPlayers = (socket: Socket): boolean => "playerId" in socket.data
const flushMs = 40
const lastFirstMs = 150
/** Sockets of one session at this process: more is no browser with many tabs. */
const socketsAtMost = 20
/** Sockets that have not shown a session: of one address, and in all. */
const usualStrangers: Strangers = { ofAddress: 30, inAll: 1_000 }
/** How long a socket may take to show its session. */
const handshakeMs = 5_000

/**
 * Sockets. Origin and session are checked at the handshake (a cookie alone would let any page listen
 * in); the server alone assigns rooms; of what clients send only at what they look is acted on.
 */
export function live({ server, publicUrl, recognise, rooms, log, ...options }: LiveOptions): Live {
  const { checkEveryMs = 15_000, trustProxy = false, strangersAtMost = usualStrangers, pool } = options
  const own = ownOrigins(publicUrl)
  /** A socket that opens or stays open is the page's doing, not the player's. */
  const callerIn = async ({ cookie }: IncomingHttpHeaders): Promise<Caller | null> => {
    const token = cookieOf(cookie, sessionCookie)
    return token ? recognise(token, { isActivity: false }) : null
  }
  const callerOf = ({ handshake }: Socket) => callerIn(handshake.headers)
  const declared = roomsByName(rooms)
  const strangers = strangersOf({
    trustProxy,
    atMost: strangersAtMost,
    ofSession: socketsAtMost,
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
    hearOnly(socket, declared)
    if (!isPlayers(socket)) return
    const { playerId, sessionId } = socket.data as Caller
    strangers.shown(socket.conn)
    void socket.join([playerRoom(playerId), sessionRoom(sessionId)])
  })
  const refusals = refusalsIn(log)
  io.engine.on("connection_error", (error: { code: number }) => refusals.add(String(error.code)))

  const watching = watch(io, callerOf, log, checkEveryMs)
  const send: Send = (to, name, data) => {
    const room = to === "everyone" ? undefined : roomOf(to, name)
    ;(room === undefined ? io : io.to(room)).emit(name, { data })
    // Through the database the two may overtake each other: the last message gets a head start.
    if (declared.get(name)?.isLast && room !== undefined)
      setTimeout(() => io.in(room).disconnectSockets(true), lastFirstMs).unref()
  }
  const { tellIn, stop } = timing(send)
  const tell: Tell = (to, name, data) => {
    const room = declared.get(name)
    if (room?.of !== kindOf(to)) return log.error("live.notDeclared", { kind: name, reason: kindOf(to) })
    tellIn(room, to, name, data)
  }
  return {
    tell,
    async close() {
      watching.stop()
      refusals.tell()
      stop()
      // Not `io.close()`: it closes the HTTP server too, and with it every kept connection at once. Whoever is
      // told this way comes back, to another process.
      await io.of("/").adapter.close()
      io.engine.close()
    },
  }
}

/** Only our own pages open sockets: strangers as long as there is room for them, players always. */
const doorOf =
  (own: ReadonlySet<string>, strangers: ReturnType<typeof strangersOf>, log: Log) =>
  async (request: IncomingMessage, done: (code: null, isIn: boolean) => void): Promise<void> => {
    if (!isOwn(request.headers, own)) return done(null, false)
    const hasRoom = await strangers
      .mayCome(request)
      .catch((error) => log.warn("live.notRecognised", problemOf(error)))
    // Writing an answer was most of what a refusal cost: who comes by hundreds gets none.
    if (!hasRoom) request.socket.destroy()
    done(null, hasRoom === true)
  }

/** Cuts a socket that says anything but at what its page looks. */
function hearOnly(socket: Socket, declared: ReadonlyMap<string, Room>): void {
  const looks = looksOf(socket, declared)
  socket.onAny((event: unknown, ...said: unknown[]) => {
    if (event !== lookEvent || said.length !== 1 || !looks(said[0])) socket.disconnect(true)
  })
}

/** How often a page may look at something else, in how long: more is no person who turns pages. */
const looksAtMost = { count: 60, inMs: 60_000 }

/**
 * Lets a socket hear what is told to onlookers of one of many, and of no other from then on; of none where it says so. False
 * for what cannot be looked at, and for who looks too often.
 */
function looksOf(socket: Socket, declared: ReadonlyMap<string, Room>): (said: unknown) => boolean {
  let room: string | undefined
  let since = { atMs: elapsedMs(), count: 0 }
  return (said) => {
    if (elapsedMs() - since.atMs > looksAtMost.inMs) since = { atMs: elapsedMs(), count: 0 }
    since.count += 1
    if (since.count > looksAtMost.count) return false
    const { name, id } = (said ?? {}) as { name?: unknown; id?: unknown }
    const isAt = typeof id === "number" && Number.isSafeInteger(id) && id > 0
    const seen = typeof name === "string" && isAt ? declared.get(name) : undefined
    if (said !== null && seen?.of !== "onlookers") return false
    if (room !== undefined) void socket.leave(room)
    room = seen && lookRoom(seen.name, id as number)
    if (room !== undefined) void socket.join(room)
    return true
  }
}

/** Writes the sockets that were refused into the log, a line a second for each reason: under a flood they are thousands. */
function refusalsIn(log: Log) {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    for (const [code, count] of counts) log.info("live.refused", { code, count })
    counts.clear()
  }
  return {
    add(code: string): void {
      counts.set(code, (counts.get(code) ?? 0) + 1)
      timer ??= setTimeout(tell, 1_000).unref()
    },
    tell,
  }
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

/** Sends at once, together with others, or when it is time, as the room says. */
function timing(send: Send) {
  const [merged, paced] = [merging(send), pacing(send)]
  return {
    tellIn({ isMerged, everyMs }: Room, to: Audience, name: LiveName, data: object): void {
      if (isMerged && to !== "everyone" && "playerId" in to) merged.merge(to.playerId, name, data)
      else if (everyMs !== undefined) paced.pace(everyMs, to, name, data)
      else send(to, name, data)
    },
    stop(): void {
      merged.stop()
      paced.stop()
    },
  }
}

/**
 * Messages of one name to one player within 40 ms become one: at thousands of bets a second each player still hears
 * their latest figures, and the database that carries the messages is not flooded.
 */
function merging(send: Send) {
  const waiting = new Map<LiveName, Map<bigint, object>>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    for (const [name, ofPlayers] of waiting)
      for (const [playerId, data] of ofPlayers) send({ playerId }, name, data)
    waiting.clear()
  }
  return {
    merge(playerId: bigint, name: LiveName, data: object): void {
      const ofPlayers = waiting.get(name) ?? new Map<bigint, object>()
      ofPlayers.set(playerId, { ...ofPlayers.get(playerId), ...data })
      waiting.set(name, ofPlayers)
      timer ??= setTimeout(flush, flushMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}

/** Tells a name's first message at once, and of those that follow too soon only the last, when its time has come. */
function pacing(send: Send) {
  const timers = new Map<LiveName, NodeJS.Timeout>()
  const waiting = new Map<LiveName, () => void>()
  function pace(everyMs: number, ...said: Parameters<Send>): void {
    const name = said[1]
    if (timers.has(name)) return void waiting.set(name, () => pace(everyMs, ...said))
    send(...said)
    const next = () => {
      timers.delete(name)
      const later = waiting.get(name)
      waiting.delete(name)
      later?.()
    }
    timers.set(name, setTimeout(next, everyMs).unref())
  }
  return {
    pace,
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
