import { createServer, type Server } from "node:http"
import type { LiveMessages, Sight } from "@elite/contract"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { eventually } from "../../../../product/eventually.ts"
import { freePort } from "../../testing/casino.ts"
import { type Socket, socketTo } from "../../testing/socket.ts"
import { type Live, live } from "./live.ts"
import { jsonLog } from "./log.ts"
import type { Room } from "./room.ts"

/** What the quest's room is like, as a noun would say it. */
let state: { isOpen: boolean; now: LiveMessages["quest"][]; reading: Promise<void>; reads: number }
const quest: Room<"quest"> = {
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
}
const pools = (cents: number): LiveMessages["jackpots"] => ({
  prizePoolThreeHour: cents,
  prizePoolHitTheTarget: 0,
  prizePoolAnyTime: 0,
  prizePoolBigWin: 0,
  latestWinner: null,
  latestWinnerType: null,
  head: { number: cents, head: "" },
})
const jackpots: Room<"jackpots"> = {
  name: "jackpots",
  of: "everyone",
  everyMs: 60,
  now: async () => [pools(0)],
}
const rooms: Room[] = [
  { name: "wallet", of: "player", isMerged: true },
  { name: "sessionEnded", of: "session", isLast: true },
  { name: "recentWinner", of: "everyone" },
  jackpots,
  { name: "tournament", of: "onlookers", everyMs: 60 },
  quest,
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
  state = { isOpen: true, now: [], reading: Promise.resolve(), reads: 0 }
  server = createServer()
  sockets = live({
    server,
    publicUrl: url,
    rooms,
    log: jsonLog("silent"),
    checkEveryMs: 40,
    wordMs: 300,
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

const pool = (players: number): LiveMessages["quest"] => ({ questId: 1, pool: 30 * players, players })
const board = (tournamentId: number): LiveMessages["tournament"] => ({
  tournamentId,
  state: "running",
  pool: 0,
  entries: 0,
  board: { at: null, count: 0, rows: [] },
})
/** What a socket has heard of what its page shows, without what is said. */
const heardBy = ({ heard }: Socket) => heard.filter(([name]) => name !== "jackpots")
const names = (socket: Socket) =>
  heardBy(socket).map(([name, data]) =>
    name === "tournament" ? `${name} ${(data as { tournamentId: number }).tournamentId}` : name,
  )

/** Says what a page shows and waits until the server has heard it: beside it the page shows the pools, and is told at once. */
async function showing(socket: Socket, what: Sight[]): Promise<void> {
  const poolsHeard = () => socket.heard.filter(([name]) => name === "jackpots").length
  const before = poolsHeard()
  socket.shows(what)
  socket.shows([...what, { name: "jackpots" }])
  await eventually(() => poolsHeard() > before)
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
    await showing(jan, [{ name: "recentWinner" }])
    sockets.tell("everyone", "wallet", { cash: 5 })
    sockets.tell({ playerId: 1n }, "identity", { kycStatus: "accepted" })
    const game = { casinoGameId: 1, name: "Slot", slug: "slot", thumbnailUrl: "/media/posters/slot-360.avif" }
    const news = { username: "An•••s", amount: 20, multiplier: 10, game, wonAt: "2026-11-25T12:00:00.000Z" }
    sockets.tell({ playerId: 1n }, "recentWinner", news)
    sockets.tell("everyone", "recentWinner", news)
    await eventually(() => heardBy(jan).length > 0)
    expect(heardBy(jan)).toEqual([["recentWinner", news]])
  })

  it("hears of what changes all the time only what stands, and the last of it in any case", async () => {
    const jan = open("jan")
    expect(await jan.isIn).toBe(true)
    await showing(jan, [])
    for (let n = 1; n <= 200; n++) sockets.tell("everyone", "jackpots", pools(n))
    await eventually(() => jan.heard.length === 3)
    expect(jan.heard).toEqual([
      ["jackpots", pools(0)],
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

  it("hears of what its page shows, visitors too, and of nothing else", async () => {
    const [jan, visitor, idle] = [open("jan"), socketTo(url, { origin: url }), socketTo(url, { origin: url })]
    opened.push(visitor, idle)
    await Promise.all([jan.isIn, visitor.isIn, idle.isIn])
    jan.shows([{ name: "tournament", id: 7 }])
    visitor.shows([{ name: "tournament", id: 8 }, { name: "quest" }])
    const tell = () => {
      for (const id of [7, 8, 9]) sockets.tell({ onlookersOf: id }, "tournament", board(id))
      sockets.tell("everyone", "quest", pool(3))
    }
    await eventually(() => {
      tell()
      return jan.heard.length > 0 && visitor.heard.length > 1
    })
    expect([...new Set(names(jan))]).toEqual(["tournament 7"])
    expect([...new Set(names(visitor))].sort()).toEqual(["quest", "tournament 8"])
    jan.shows([{ name: "tournament", id: 9 }])
    await eventually(() => {
      tell()
      return names(jan).includes("tournament 9")
    })
    const before = jan.heard.length
    tell()
    await eventually(() => jan.heard.length > before)
    expect(jan.heard.at(-1)).toEqual(["tournament", board(9)])
    await Promise.all([showing(jan, []), showing(visitor, [])])
    const heard = [names(jan), names(visitor)]
    // Who goes on showing it hears of it: whoever no longer does would have heard of it before.
    const eva = open("eva")
    await eva.isIn
    const all = [7, 8, 9].map((id) => ({ name: "tournament" as const, id }))
    await showing(eva, [...all, { name: "quest" }])
    tell()
    await eventually(() => new Set(names(eva)).size === 4)
    await Promise.all([showing(jan, []), showing(visitor, [])])
    expect([names(jan), names(visitor)]).toEqual(heard)
    expect(idle.heard).toEqual([])
    expect([jan, visitor, idle].map((socket) => socket.isOpen())).toEqual([true, true, true])
  })

  it("is told at once what a room is like that its page shows, and again when it shows it again", async () => {
    const jan = open("jan")
    await jan.isIn
    state.now = [pool(1), pool(2)]
    jan.shows([{ name: "quest" }])
    await eventually(() => jan.heard.length === 2)
    expect(jan.heard).toEqual([
      ["quest", pool(1)],
      ["quest", pool(2)],
    ])
    // What it goes on showing it is told once.
    await showing(jan, [{ name: "quest" }, { name: "tournament", id: 7 }])
    expect(heardBy(jan)).toHaveLength(2)
    jan.shows([])
    jan.shows([{ name: "quest" }])
    await eventually(() => heardBy(jan).length === 4)
  })

  it("is told what is newer last: what was read before is not said after it", async () => {
    const jan = open("jan")
    await jan.isIn
    state.now = [pool(1)]
    const slow = Promise.withResolvers<void>()
    state.reading = slow.promise
    jan.shows([{ name: "quest" }])
    await eventually(() => state.reads === 1)
    state.now = [pool(2)]
    sockets.tell("everyone", "quest", pool(2))
    await eventually(() => jan.heard.length === 1)
    slow.resolve()
    await eventually(() => jan.heard.length === 2)
    expect(jan.heard.map(([, data]) => data)).toEqual([pool(2), pool(2)])
  })

  it("of many that come at once costs one look at what a room is like", async () => {
    const all = Array.from({ length: 15 }, () => open("jan"))
    await Promise.all(all.map(({ isIn }) => isIn))
    state.now = [pool(5)]
    const slow = Promise.withResolvers<void>()
    state.reading = slow.promise
    await Promise.all(all.map((socket) => showing(socket, [{ name: "quest" }])))
    slow.resolve()
    await eventually(() => all.every((socket) => heardBy(socket).length === 1))
    expect(state.reads).toBe(1)
  })

  it("hears nothing of a room that is closed, after two seconds at the latest", async () => {
    const jan = open("jan")
    await jan.isIn
    state.now = [pool(1)]
    jan.shows([{ name: "quest" }])
    await eventually(() => jan.heard.length === 1)
    state.isOpen = false
    // Told at the pace of the room until it is known to be closed; then nothing for as long as it is.
    let before = -1
    await eventually(
      () => {
        const isQuiet = before === jan.heard.length
        before = jan.heard.length
        sockets.tell("everyone", "quest", pool(2))
        return isQuiet
      },
      { everyMs: 120, withinMs: 5_000 },
    )
    const eva = open("eva")
    await eva.isIn
    await showing(eva, [{ name: "quest" }])
    expect(heardBy(eva)).toEqual([])
  })

  it("hears of each of many at its own pace", async () => {
    const jan = open("jan")
    await jan.isIn
    await showing(jan, [
      { name: "tournament", id: 7 },
      { name: "tournament", id: 8 },
    ])
    for (let n = 0; n < 20; n++)
      for (const id of [7, 8]) sockets.tell({ onlookersOf: id }, "tournament", board(id))
    await eventually(() => heardBy(jan).length === 4)
    expect(names(jan)).toEqual(["tournament 7", "tournament 8", "tournament 7", "tournament 8"])
  })

  it.each([
    ["what nobody may look at", '42["look",[{"name":"wallet"}]]'],
    ["somebody's own", '42["look",[{"name":"wallet","id":2}]]'],
    ["what there is not", '42["look",[{"name":"constructor"}]]'],
    ["one of many without saying which", '42["look",[{"name":"tournament"}]]'],
    ["no number", '42["look",[{"name":"tournament","id":"7"}]]'],
    ["a number of what there is one of", '42["look",[{"name":"quest","id":7}]]'],
    ["more than it is asked for", '42["look",[{"name":"tournament","id":7,"as":2}]]'],
    ["nothing", '42["look",[null]]'],
    ["something else as well", '42["look",[{"name":"tournament","id":7}],1]'],
    ["no list", '42["look",{"name":"tournament","id":7}]'],
    [
      "more than a page shows",
      `42["look",${JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ name: "tournament", id })))}]`,
    ],
  ])("is cut when it shows %s", async (_, text) => {
    const jan = open("jan")
    await jan.isIn
    jan.send(text)
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("is cut when it shows something else all the time", async () => {
    const jan = open("jan")
    await jan.isIn
    for (let id = 1; id <= 121; id++) jan.shows([{ name: "tournament", id }])
    await jan.closed
    expect(jan.isOpen()).toBe(false)
  })

  it("of one address is cut when all of them together show something else all the time", async () => {
    const [here, there] = [{ "x-forwarded-for": "203.0.113.9" }, { "x-forwarded-for": "203.0.113.10" }]
    const all = Array.from({ length: 21 }, () => socketTo(url, { origin: url, ...here }))
    const other = socketTo(url, { origin: url, ...there })
    opened.push(...all, other)
    await Promise.all([...all, other].map(({ isIn }) => isIn))
    for (let id = 1; id <= 60; id++)
      for (const socket of all.slice(0, 20)) socket.shows([{ name: "tournament", id }])
    await eventually(() => {
      sockets.tell({ onlookersOf: 60 }, "tournament", board(60))
      return all.slice(0, 20).every(({ heard }) => heard.length > 0)
    })
    expect(all.map((socket) => socket.isOpen())).not.toContain(false)
    all[20]!.shows([{ name: "tournament", id: 1 }])
    await all[20]!.closed
    await showing(other, [])
    expect(other.isOpen()).toBe(true)
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

  it("hears why its session has ended where the house sees that it has before the word comes", async () => {
    const socket = open("jan")
    expect(await socket.isIn).toBe(true)
    sessions.delete("jan")
    const looked = activity.length
    await eventually(() => activity.length > looked, { everyMs: 5 })
    sockets.tell({ playerId: 1n, sessionId: 11n }, "sessionEnded", { reason: "endedElsewhere" })
    await socket.closed
    expect(socket.heard).toEqual([["sessionEnded", { reason: "endedElsewhere" }]])
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
