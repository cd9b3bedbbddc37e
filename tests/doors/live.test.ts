import { games, livePath, lookEvent, type Sight, sessions } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { io, type Socket } from "socket.io-client"
import { describe, expect, it, onTestFinished } from "vitest"
import { setPolicy } from "../../apps/api/src/modules/content/index.ts"
import { jackpotPools } from "../../apps/api/src/modules/jackpots/settings.ts"
import type { PolicyState } from "../../apps/api/src/platform/admin/settings.ts"
import { openDatabase } from "../../apps/api/src/platform/db/database.ts"
import { createTransact } from "../../apps/api/src/platform/db/transaction.ts"
import { systemClock } from "../../apps/api/src/platform/lib/clock.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import { fleetForFile } from "../../apps/api/testing/fleet.ts"
import { seat } from "../../apps/api/testing/table.ts"

// Sockets over two processes.
const fleet = fleetForFile()

type Wish = { at: 0 | 1; cookie?: string; origin?: string; transport?: "websocket" | "polling" }

/** Connects and answers the socket, or the reason why not. */
function connect({ at, cookie, origin, transport = "websocket" }: Wish): Promise<Socket | string> {
  const url = fleet().urls[at]!
  const socket = io(url, {
    path: livePath,
    transports: [transport],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: origin ?? url, ...(cookie ? { cookie: `access_token=${cookie}` } : {}) },
  })
  onTestFinished(() => void socket.disconnect())
  return new Promise((done) => {
    socket.on("connect", () => done(socket))
    socket.on("connect_error", ({ message }) => done(message))
  })
}
async function connected(wish: Wish): Promise<Socket> {
  const socket = await connect(wish)
  if (typeof socket === "string") throw new Error(socket)
  return socket
}

/** Switches the jackpots, as an operator does. */
async function switches(state: PolicyState): Promise<void> {
  const database = openDatabase({ url: fleet().applicationUrl, log: jsonLog("silent"), connections: 1 })
  try {
    const transact = createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
    await transact((tx) => setPolicy(tx, jackpotPools, state, "a test"))
  } finally {
    await database.close()
  }
}

describe("live messages", () => {
  it("refuse the handshake of a foreign page, even with the player's cookie", async () => {
    const { cookie } = await fleet().player()
    const foreign = ["https://evil.example", "null", `${fleet().urls[0]}.evil.example`, "http://localhost:1"]
    for (const transport of ["websocket", "polling"] as const) {
      for (const origin of foreign)
        expect([origin, typeof (await connect({ at: 0, cookie, origin, transport }))]).toEqual([
          origin,
          "string",
        ])
      expect(typeof (await connect({ at: 0, cookie, transport }))).toBe("object")
    }
  })

  it("refuse whoever is not logged in but says so", async () => {
    expect(await connect({ at: 1, cookie: "made-up".repeat(6) })).toBe("not logged in")
  })

  it("let a visitor listen, to nothing of a player's and without a word of their own", async () => {
    const theirs = await seat(fleet(), 10)
    const [visitor, player] = [await connected({ at: 0 }), await connected({ at: 0, cookie: theirs.cookie })]
    const heard: { visitor: unknown[]; player: unknown[] } = { visitor: [], player: [] }
    visitor.onAny((...message) => heard.visitor.push(message))
    player.onAny((...message) => heard.player.push(message))
    await theirs.bet(1)
    await eventually(() => heard.player.length > 0)
    expect(visitor.connected).toBe(true)
    visitor.emit("join", `player:${theirs.playerId}`)
    await eventually(() => visitor.disconnected)
    // The end came after everything that was said before it.
    expect(heard.visitor).toEqual([])
  })

  it("bring each player his own and nobody else's, whichever process booked and whichever he listens to", async () => {
    const [mine, theirs] = [await seat(fleet(), 100), await seat(fleet(), 100)]
    const [mySocket, theirSocket] = [
      await connected({ at: 0, cookie: mine.cookie }),
      await connected({ at: 1, cookie: theirs.cookie }),
    ]
    const heard: { mine: unknown[]; theirs: { data: { cash?: number } }[] } = { mine: [], theirs: [] }
    mySocket.onAny((...message) => heard.mine.push(message))
    theirSocket.on("wallet", (message) => heard.theirs.push(message))
    for (let i = 0; i < 20; i++) expect((await theirs.bet(1)).status).toBe("RS_OK")
    // Messages of two processes may overtake each other: a hint, never the truth.
    await eventually(() => heard.theirs.some(({ data }) => data.cash === 80))
    expect(heard.mine).toEqual([])
    await mine.bet(1)
    await eventually(() => heard.mine.length > 0)
    expect(heard.mine).toEqual([["wallet", { data: { cash: 99 } }]])
  })

  it("bring a visitor what their page shows, whichever process they listen to, and what it is like already", async () => {
    const theirs = await seat(fleet(), 100)
    const listens = async (at: 0 | 1, sights: readonly Sight[]) => {
      const [socket, heard] = [await connected({ at }), [] as unknown[]]
      socket.onAny((...message) => heard.push(message))
      if (sights.length > 0) socket.emit(lookEvent, sights)
      return { socket, heard }
    }
    const [here, there, idle] = await Promise.all([
      listens(0, [{ name: "recentWinner" }]),
      listens(1, [{ name: "recentWinner" }, { name: "jackpots" }]),
      listens(1, []),
    ])
    const { uuid } = await theirs.bet(1)
    expect((await theirs.win(uuid, 25)).status).toBe("RS_OK")
    await eventually(() => here.heard.length > 0 && there.heard.length > 0)
    const read = async () =>
      (await fleet().browser(1).call(games.getRecentWinners, { limit: 1 })).recentWinners[0]
    await expect.poll(read).toMatchObject({ amount: 25, multiplier: 25 })
    const told = ["recentWinner", { data: await read() }]
    expect([here.heard, there.heard]).toEqual([[told], [told]])
    const late = await Promise.all([0, 1].map((at) => listens(at as 0 | 1, [{ name: "recentWinner" }])))
    await eventually(() => late.every(({ heard }) => heard.length > 0))
    expect(late.map(({ heard }) => heard)).toEqual([[told], [told]])
    expect(idle.heard).toEqual([])
    expect(idle.socket.connected).toBe(true)
  })

  it("bring nothing of what an operator has switched off, after five seconds at the latest", async () => {
    const theirs = await seat(fleet(), 100)
    const socket = await connected({ at: 1 })
    const heard: Record<"jackpots" | "recentWinner", number> = { jackpots: 0, recentWinner: 0 }
    for (const name of ["jackpots", "recentWinner"] as const) socket.on(name, () => (heard[name] += 1))
    /** Shows both anew, and waits until something is told of the one that nobody switches off. */
    const showsAgain = async () => {
      const before = heard.recentWinner
      socket.emit(lookEvent, [])
      socket.emit(lookEvent, [{ name: "jackpots" }, { name: "recentWinner" }])
      await theirs.bet(0.1)
      await eventually(() => heard.recentWinner > before)
      return heard.jackpots
    }
    await theirs.win((await theirs.bet(1)).uuid, 20)
    await switches("on")
    await expect.poll(showsAgain, { interval: 300 }).toBeGreaterThan(0)
    await switches("off")
    const sinceMs = performance.now()
    await expect.poll(() => performance.now() - sinceMs).toBeGreaterThan(2_500)
    const before = heard.jackpots
    for (let n = 0; n < 3; n++) expect(await showsAgain()).toBe(before)
  })

  it("cut off a client that tries to say something, or to join another room", async () => {
    const [mine, theirs] = [await seat(fleet(), 10), await seat(fleet(), 10)]
    for (const say of [
      (socket: Socket) => socket.emit("join", `player:${theirs.playerId}`),
      (socket: Socket) => socket.emit("wallet", { data: { cash: 1_000_000 } }),
      (socket: Socket) => socket.emit("x", "y".repeat(100_000)),
    ]) {
      const socket = await connected({ at: 0, cookie: mine.cookie })
      const heard: unknown[] = []
      socket.onAny((...message) => heard.push(message))
      say(socket)
      await eventually(() => socket.disconnected)
      await theirs.bet(0.01)
      expect(heard).toEqual([])
    }
  })

  it("end with the session, on the other process too", async () => {
    const { cookie } = await fleet().player()
    const socket = await connected({ at: 1, cookie })
    const reasons: unknown[] = []
    socket.on("sessionEnded", ({ data }) => reasons.push(data.reason))
    await fleet().browser(0, cookie).call(sessions.logout, {})
    await eventually(() => socket.disconnected)
    expect(reasons).toEqual(["loggedOut"])
    // Another process may know the session for a moment yet.
    await expect
      .poll(() => connect({ at: 1, cookie }), { timeout: 5_000, interval: 100 })
      .toBe("not logged in")
  })
})
