import { createServer, type Server } from "node:http"
import type { LiveMessages } from "@elite/contract"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { eventually } from "../../../../product/eventually.ts"
import { freePort } from "../../testing/casino.ts"
import { type Socket, socketTo } from "../../testing/socket.ts"
import { type Live, live } from "./live.ts"
import { jsonLog } from "./log.ts"
import type { Room } from "./room.ts"

const rooms: Room[] = [
  { name: "wallet", of: "player", isMerged: true },
  { name: "sessionEnded", of: "session", isLast: true },
  { name: "recentWinner", of: "everyone" },
  { name: "jackpots", of: "everyone", everyMs: 60 },
  { name: "tournament", of: "onlookers" },
]

let server: Server
let sockets: Live
let url: string
let opened: Socket[]
/** Whose token is good now. */
let sessions: Map<string, { playerId: bigint; sessionId: bigint }>
let activity: boolean[]

beforeEach(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  sessions = new Map([
    ["jan", { playerId: 1n, sessionId: 11n }],
    ["eva", { playerId: 2n, sessionId: 22n }],
  ])
  activity = []
  opened = []
  server = createServer()
  sockets = live({
    server,
    publicUrl: url,
    rooms,
    log: jsonLog("silent"),
    checkEveryMs: 40,
    trustProxy: true,
    strangersAtMost: { ofAddress: 30, inAll: 40 },
    recognise: async (token, { isActivity }) => {
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

function open(token: string, headers: Record<string, string> = {}): Socket {
  const socket = socketTo(url, { origin: url, cookie: `access_token=${token}`, ...headers })
  opened.push(socket)
  return socket
}

/** Sockets without a session, from one address; whether each came in. */
function visitors(address: string, count: number): Promise<boolean[]> {
  const headers = { origin: url, "x-forwarded-for": address }
  const made = Array.from({ length: count }, () => socketTo(url, headers))
  opened.push(...made)
  return Promise.all(made.map(({ isIn }) => isIn))
}

/** A socket that brings a session and then says nothing; whether it was let in. */
function opensMute(token: string): Promise<boolean> {
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

describe("a socket", () => {
  it("needs our own page and a session", async () => {
    expect(await open("jan").isIn).toBe(true)
    expect(await open("nobody").isIn).toBe(false)
    expect(await open("jan", { origin: "https://evil.example" }).isIn).toBe(false)
    expect(await open("jan", { origin: "null" }).isIn).toBe(false)
  })

  it("hears what is told to its player, and nobody else's", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isIn, eva.isIn])
    sockets.tell({ playerId: 1n }, "wallet", { cash: 5 })
    sockets.tell({ playerId: 1n }, "wallet", { eliteCoins: 7 })
    await eventually(() => jan.heard.length === 1)
    expect(jan.heard).toEqual([["wallet", { cash: 5, eliteCoins: 7 }]])
    sockets.tell({ playerId: 2n }, "wallet", { cash: 1 })
    await eventually(() => eva.heard.length > 0)
    expect(eva.heard).toEqual([["wallet", { cash: 1 }]])
  })

  it("hears nothing that its noun does not let it hear, whoever sends it", async () => {
    const jan = open("jan")
    expect(await jan.isIn).toBe(true)
    sockets.tell("everyone", "wallet", { cash: 5 })
    sockets.tell({ playerId: 1n }, "identity", { kycStatus: "accepted" })
    const news = { username: "An•••s", amount: 20, gameSlug: "slot", gameName: "Slot" }
    sockets.tell({ playerId: 1n }, "recentWinner", news)
    sockets.tell("everyone", "recentWinner", news)
    await eventually(() => jan.heard.length > 0)
    expect(jan.heard).toEqual([["recentWinner", news]])
  })

  it("hears of what changes all the time only what stands, and the last of it in any case", async () => {
    const jan = open("jan")
    expect(await jan.isIn).toBe(true)
    const pools = (cents: number) => ({
      prizePoolThreeHour: cents,
      prizePoolHitTheTarget: 0,
      prizePoolAnyTime: 0,
      prizePoolBigWin: 0,
      latestWinner: null,
      latestWinnerType: null,
      head: { number: cents, head: "" },
    })
    for (let n = 1; n <= 200; n++) sockets.tell("everyone", "jackpots", pools(n))
    await eventually(() => jan.heard.length === 2)
    expect(jan.heard).toEqual([
      ["jackpots", pools(1)],
      ["jackpots", pools(200)],
    ])
  })

  it("is one of twenty at most in a session: tabs of a browser, not a flood", async () => {
    for (let n = 0; n < 20; n++) expect(await open("jan").isIn).toBe(true)
    expect(await open("jan").isIn).toBe(false)
    expect(await open("eva").isIn).toBe(true)
    opened[0]?.close()
    await opened[0]?.closed
    await eventually(() => opened[0]?.isOpen() === false)
    expect(await open("jan").isIn).toBe(true)
  })

  it("hears of the one of many that its page says it shows, visitors too, and of no other", async () => {
    const [jan, visitor] = [open("jan"), socketTo(url, { origin: url })]
    opened.push(visitor)
    await Promise.all([jan.isIn, visitor.isIn])
    const board = (tournamentId: number): LiveMessages["tournament"] => ({
      tournamentId,
      state: "running",
      pool: 0,
      entries: 0,
      board: { at: null, count: 0, rows: [] },
    })
    const look = (socket: Socket, at: object | null) => socket.send(`42${JSON.stringify(["look", at])}`)
    look(jan, { name: "tournament", id: 7 })
    look(visitor, { name: "tournament", id: 8 })
    const tell = () => {
      for (const id of [7, 8, 9]) sockets.tell({ onlookersOf: id }, "tournament", board(id))
    }
    await eventually(() => {
      tell()
      return jan.heard.length > 0 && visitor.heard.length > 0
    })
    expect(jan.heard[0]).toEqual(["tournament", board(7)])
    expect(visitor.heard[0]).toEqual(["tournament", board(8)])
    look(jan, { name: "tournament", id: 9 })
    await eventually(() => {
      tell()
      return jan.heard.some(([, data]) => (data as { tournamentId: number }).tournamentId === 9)
    })
    const before = jan.heard.length
    tell()
    await eventually(() => jan.heard.length > before)
    expect(jan.heard.at(-1)).toEqual(["tournament", board(9)])
    expect(jan.isOpen()).toBe(true)
  })

  it.each([
    ["what nobody may look at", '42["look",{"name":"wallet","id":7}]'],
    ["no number", '42["look",{"name":"tournament","id":"7"}]'],
    ["something else as well", '42["look",{"name":"tournament","id":7},1]'],
  ])("is cut when it looks at %s", async (_, text) => {
    const jan = open("jan")
    await jan.isIn
    jan.send(text)
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("is cut when it looks somewhere else all the time", async () => {
    const jan = open("jan")
    await jan.isIn
    for (let id = 1; id <= 61; id++) jan.send(`42["look",{"name":"tournament","id":${id}}]`)
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("is cut when it says anything else", async () => {
    const jan = open("jan")
    await jan.isIn
    jan.send('42["join",{"room":"player:2"}]')
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("is cut when its session is told to have ended, and only that session's", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isIn, eva.isIn])
    sockets.tell({ playerId: 1n, sessionId: 11n }, "sessionEnded", { reason: "loggedOut" })
    await jan.closed
    expect(jan.heard).toEqual([["sessionEnded", { reason: "loggedOut" }]])
    expect(eva.isOpen()).toBe(true)
  })

  it("does not outlive a session whose end nobody told it of", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isIn, eva.isIn])
    sessions.delete("jan")
    await jan.closed
    expect(eva.isOpen()).toBe(true)
  })

  it("is no sign of life: neither opening it nor keeping it open", async () => {
    await open("jan").isIn
    await eventually(() => activity.length > 3)
    expect(new Set(activity)).toEqual(new Set([false]))
  })

  it("of a visitor is one of so many, from however many addresses they come", async () => {
    expect(await visitors("203.0.113.1", 20)).not.toContain(false)
    expect(await visitors("203.0.113.2", 20)).not.toContain(false)
    expect(await visitors("203.0.113.3", 3)).toEqual([false, false, false])
    for (const socket of opened.slice(0, 5)) socket.close()
    await eventually(async () => (await visitors("203.0.113.3", 1))[0])
  })

  it("of a player comes in while strangers are refused: of all addresses, and of theirs", async () => {
    expect(await visitors("203.0.113.1", 30)).not.toContain(false)
    expect(await open("jan", { "x-forwarded-for": "203.0.113.1" }).isIn).toBe(true)
    expect(await visitors("203.0.113.2", 10)).not.toContain(false)
    expect(await visitors("203.0.113.3", 1)).toEqual([false])
    expect([await open("jan").isIn, await open("eva").isIn]).toEqual([true, true])
    expect(await open("nobody").isIn).toBe(false)
    sessions.delete("eva")
    expect(await open("eva").isIn).toBe(false)
  })

  it("of a player who says nothing is one of twenty too, while strangers are refused", async () => {
    expect(await visitors("203.0.113.1", 30)).not.toContain(false)
    expect(await visitors("203.0.113.2", 10)).not.toContain(false)
    const mute = await Promise.all(Array.from({ length: 40 }, () => opensMute("jan")))
    expect(mute.filter(Boolean).length).toBeLessThanOrEqual(20)
    expect(await open("eva").isIn).toBe(true)
  })
})
