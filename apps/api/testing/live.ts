import { createServer, type Server } from "node:http"
import { eachPoolField, type LiveMessages, type Sight } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { openSocket, type Socket } from "@elite/testkit/socket"
import { afterEach, beforeEach } from "vitest"
import type { Push } from "../src/platform/db/transaction.ts"
import { jsonLog } from "../src/platform/lib/log.ts"
import type { Channel } from "../src/platform/realtime/channel.ts"
import { type SocketServer, startSocketServer } from "../src/platform/realtime/socketServer.ts"
import { freePort } from "./casino.ts"

export const pools = (cents: number): LiveMessages["jackpots"] => ({
  ...eachPoolField(() => 0),
  prizePoolThreeHour: cents,
  latestWinner: null,
  latestWinnerType: null,
  head: { number: cents, head: "" },
})
export const pool = (players: number): LiveMessages["quest"] => ({ questId: 1, pool: 30 * players, players })
export const board = (tournamentId: number): LiveMessages["tournament"] => ({
  tournamentId,
  state: "running",
  pool: 0,
  entries: 0,
  board: { at: null, count: 0, rows: [] },
})

/** Without the messages that `showing` causes. */
export const messagesExceptJackpots = ({ messages }: Socket): Socket["messages"] =>
  messages.filter(([name]) => name !== "jackpots")
export const names = (socket: Socket): string[] =>
  messagesExceptJackpots(socket).map(([name, data]) =>
    name === "tournament" ? `${name} ${(data as { tournamentId: number }).tournamentId}` : name,
  )

/** Subscribes and waits for the server: the additional subscription to jackpots is answered immediately. */
export async function showing(socket: Socket, what: Sight[]): Promise<void> {
  const countPoolMessages = () => socket.messages.filter(([name]) => name === "jackpots").length
  const before = countPoolMessages()
  socket.subscribe(what)
  socket.subscribe([...what, { name: "jackpots" }])
  await eventually(() => countPoolMessages() > before)
}

type Quest = { isOpen: boolean; now: LiveMessages["quest"][]; reading: Promise<void>; reads: number }

const createChannels = (state: Quest): Channel[] => [
  { name: "wallet", of: "player", isMerged: true },
  { name: "sessionEnded", of: "session", isLast: true },
  { name: "recentWinner", of: "everyone" },
  {
    name: "jackpots",
    of: "everyone",
    everyMs: 60,
    now: async () => [pools(0)],
  } satisfies Channel<"jackpots">,
  { name: "tournament", of: "onlookers", everyMs: 60 },
  { name: "crashBets", of: "everyone", everyMs: 0, isSharded: true },
  {
    name: "quest",
    of: "everyone",
    everyMs: 60,
    isOpen: async () => state.isOpen,
    async now() {
      const { now, reading } = state
      state.reads += 1
      await reading
      return now
    },
  } satisfies Channel<"quest">,
]

/** A socket server without a casino, new for each test. */
export function liveForFile() {
  let server: Server
  let sockets: SocketServer
  let url: string
  const opened: Socket[] = []
  const sessions = new Map<string, { playerId: bigint; sessionId: bigint }>()
  const activity: boolean[] = []
  const state: Quest = { isOpen: true, now: [], reading: Promise.resolve(), reads: 0 }

  beforeEach(async () => {
    const port = await freePort()
    url = `http://localhost:${port}`
    sessions.set("jan", { playerId: 1n, sessionId: 11n }).set("eva", { playerId: 2n, sessionId: 22n })
    activity.length = 0
    opened.length = 0
    Object.assign(state, { isOpen: true, now: [], reading: Promise.resolve(), reads: 0 })
    server = createServer()
    sockets = startSocketServer({
      server,
      publicUrl: url,
      channels: createChannels(state),
      log: jsonLog("silent"),
      checkEveryMs: 40,
      sessionEndedGraceMs: 300,
      trustProxy: true,
      maxAnonymous: { perAddress: 30, total: 40 },
      authenticate: async (token, { isActivity }) => {
        activity.push(isActivity)
        return sessions.get(token) ?? null
      },
    })
    await new Promise<void>((listening) => server.listen(port, listening))
  })
  afterEach(async () => {
    for (const socket of opened) socket.close()
    await sockets.close()
  })

  function connect(headers: Record<string, string>): Socket {
    const socket = openSocket(url, { origin: url, ...headers })
    opened.push(socket)
    return socket
  }
  const open = (token: string, headers: Record<string, string> = {}) =>
    connect({ cookie: `access_token=${token}`, ...headers })
  const visitor = (headers: Record<string, string> = {}) => connect(headers)
  const visitors = (address: string, count: number): Promise<boolean[]> =>
    Promise.all(Array.from({ length: count }, () => visitor({ "x-forwarded-for": address }).isAccepted))

  /** Sends no Socket.IO packet; true where the server accepted it. */
  function openMuteSocket(token: string): Promise<boolean> {
    const headers = { origin: url, cookie: `access_token=${token}` }
    const ws = new (WebSocket as unknown as new (url: string, how: object) => WebSocket)(
      `${url.replace("http", "ws")}/ws/?EIO=4&transport=websocket`,
      { headers },
    )
    return new Promise((settle) => {
      ws.addEventListener("open", () => settle(true))
      ws.addEventListener("error", () => settle(false))
    })
  }

  const push: Push = (to, name, data) => sockets.push(to, name, data)
  return { open, visitor, visitors, openMuteSocket, push, state, sessions, activity, opened }
}
