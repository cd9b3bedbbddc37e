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

type ConnectOptions = { at: 0 | 1; cookie?: string; origin?: string; transport?: "websocket" | "polling" }

/** Connects and answers the socket, or the reason why not. */
function connect({ at, cookie, origin, transport = "websocket" }: ConnectOptions): Promise<Socket | string> {
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
async function connected(options: ConnectOptions): Promise<Socket> {
  const socket = await connect(options)
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
    const otherSeat = await seat(fleet(), 10)
    const [visitor, player] = [
      await connected({ at: 0 }),
      await connected({ at: 0, cookie: otherSeat.cookie }),
    ]
    const received: { visitor: unknown[]; player: unknown[] } = { visitor: [], player: [] }
    visitor.onAny((...message) => received.visitor.push(message))
    player.onAny((...message) => received.player.push(message))
    await otherSeat.bet(1)
    await eventually(() => received.player.length > 0)
    expect(visitor.connected).toBe(true)
    visitor.emit("join", `player:${otherSeat.playerId}`)
    await eventually(() => visitor.disconnected)
    // The end came after everything that was said before it.
    expect(received.visitor).toEqual([])
  })

  it("bring each player his own and nobody else's, whichever process booked and whichever he listens to", async () => {
    const [mine, otherSeat] = [await seat(fleet(), 100), await seat(fleet(), 100)]
    const [mySocket, theirSocket] = [
      await connected({ at: 0, cookie: mine.cookie }),
      await connected({ at: 1, cookie: otherSeat.cookie }),
    ]
    const received: { mine: unknown[]; otherSeat: { data: { cash?: number } }[] } = {
      mine: [],
      otherSeat: [],
    }
    mySocket.onAny((...message) => received.mine.push(message))
    theirSocket.on("wallet", (message) => received.otherSeat.push(message))
    for (let i = 0; i < 20; i++) expect((await otherSeat.bet(1)).status).toBe("RS_OK")
    // Messages of two processes may overtake each other: a hint, never the truth.
    await eventually(() => received.otherSeat.some(({ data }) => data.cash === 80))
    expect(received.mine).toEqual([])
    await mine.bet(1)
    await eventually(() => received.mine.length > 0)
    expect(received.mine).toEqual([["wallet", { data: { cash: 99 } }]])
  })

  it("bring a visitor what their page shows, whichever process they listen to, and what it is like already", async () => {
    const otherSeat = await seat(fleet(), 100)
    const listens = async (at: 0 | 1, sights: readonly Sight[]) => {
      const [socket, received] = [await connected({ at }), [] as unknown[]]
      socket.onAny((...message) => received.push(message))
      if (sights.length > 0) socket.emit(lookEvent, sights)
      return { socket, received }
    }
    const [here, there, idle] = await Promise.all([
      listens(0, [{ name: "recentWinner" }]),
      listens(1, [{ name: "recentWinner" }, { name: "jackpots" }]),
      listens(1, []),
    ])
    const { uuid } = await otherSeat.bet(1)
    expect((await otherSeat.win(uuid, 25)).status).toBe("RS_OK")
    await eventually(() => here.received.length > 0 && there.received.length > 0)
    const read = async () =>
      (await fleet().browser(1).call(games.getRecentWinners, { limit: 1 })).recentWinners[0]
    await expect.poll(read).toMatchObject({ amount: 25, multiplier: 25 })
    const expected = ["recentWinner", { data: await read() }]
    expect([here.received, there.received]).toEqual([[expected], [expected]])
    const late = await Promise.all([0, 1].map((at) => listens(at as 0 | 1, [{ name: "recentWinner" }])))
    await eventually(() => late.every(({ received }) => received.length > 0))
    expect(late.map(({ received }) => received)).toEqual([[expected], [expected]])
    expect(idle.received).toEqual([])
    expect(idle.socket.connected).toBe(true)
  })

  it("bring nothing of what an operator has switched off, after five seconds at the latest", async () => {
    const otherSeat = await seat(fleet(), 100)
    const socket = await connected({ at: 1 })
    const received: Record<"jackpots" | "recentWinner", number> = { jackpots: 0, recentWinner: 0 }
    for (const name of ["jackpots", "recentWinner"] as const) socket.on(name, () => (received[name] += 1))
    /** Shows both anew, and waits until something is told of the one that nobody switches off. */
    const showsAgain = async () => {
      const before = received.recentWinner
      socket.emit(lookEvent, [])
      socket.emit(lookEvent, [{ name: "jackpots" }, { name: "recentWinner" }])
      await otherSeat.bet(0.1)
      await eventually(() => received.recentWinner > before)
      return received.jackpots
    }
    await otherSeat.win((await otherSeat.bet(1)).uuid, 20)
    await switches("on")
    await expect.poll(showsAgain, { interval: 300 }).toBeGreaterThan(0)
    await switches("off")
    const sinceMs = performance.now()
    await expect.poll(() => performance.now() - sinceMs).toBeGreaterThan(2_500)
    const before = received.jackpots
    for (let n = 0; n < 3; n++) expect(await showsAgain()).toBe(before)
  })

  it("cut off a client that tries to say something, or to join another room", async () => {
    const [mine, otherSeat] = [await seat(fleet(), 10), await seat(fleet(), 10)]
    for (const say of [
      (socket: Socket) => socket.emit("join", `player:${otherSeat.playerId}`),
      (socket: Socket) => socket.emit("wallet", { data: { cash: 1_000_000 } }),
      (socket: Socket) => socket.emit("x", "y".repeat(100_000)),
    ]) {
      const socket = await connected({ at: 0, cookie: mine.cookie })
      const received: unknown[] = []
      socket.onAny((...message) => received.push(message))
      say(socket)
      await eventually(() => socket.disconnected)
      await otherSeat.bet(0.01)
      expect(received).toEqual([])
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
