import { createServer } from "node:http"
import type { LiveMessages } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { openSocket } from "@elite/testkit/socket"
import { expect, it, onTestFinished } from "vitest"
import { freePort, testDatabase } from "../../../testing/casino.ts"
import { openDatabase } from "../db/database.ts"
import type { Log } from "../lib/log.ts"
import type { Channel } from "./channel.ts"
import { startSocketServer } from "./socketServer.ts"

/** The warnings of both processes. */
const warnings: string[] = []
const log: Log = {
  info: () => {},
  warn: (event) => warnings.push(event),
  error: (event) => warnings.push(event),
  naming: () => log,
}
const game = { casinoGameId: 1, name: "x".repeat(20_000), slug: "slot", thumbnailUrl: "/media/slot.avif" }
const createWin = (amount: number): LiveMessages["recentWinner"] => ({
  username: "An•••s",
  amount,
  multiplier: 10,
  game,
  wonAt: "2026-11-25T12:00:00.000Z",
})
type ReadWinners = () => Promise<readonly LiveMessages["recentWinner"][]>

/** Starts two servers on one database until the test ends; `now` is the snapshot of the second. */
async function startTwoServers({ now }: { now?: ReadWinners } = {}) {
  const { applicationUrl: databaseUrl, drop } = await testDatabase()
  const closers: (() => Promise<void>)[] = []
  warnings.length = 0
  onTestFinished(async () => {
    for (const close of closers) await close()
    await drop()
  })
  const open = async (winner: Partial<Channel<"recentWinner">>) => {
    const database = openDatabase({ url: databaseUrl, log })
    const port = await freePort()
    const [server, url] = [createServer(), `http://localhost:${port}`]
    const channels: Channel[] = [
      { name: "recentWinner", of: "everyone", everyMs: 20, ...winner } as Channel,
      { name: "sessionEnded", of: "session", isLast: true },
    ]
    const authenticate = async () => ({ playerId: 7n, sessionId: 70n })
    const sockets = startSocketServer({
      server,
      publicUrl: url,
      authenticate,
      channels,
      log,
      pool: database.pool,
    })
    await new Promise<void>((listening) => server.listen(port, listening))
    closers.push(async () => {
      await sockets.close()
      await database.close()
    })
    return { sockets, url }
  }
  const [first, second] = [await open({}), await open(now ? { now } : {})]
  /** A page at the second server that subscribes to recent winners. */
  const openPage = async () => {
    const socket = openSocket(second.url, { origin: second.url, cookie: "access_token=x" })
    closers.unshift(async () => socket.close())
    expect(await socket.isAccepted).toBe(true)
    socket.subscribe([{ name: "recentWinner" }])
    return socket
  }
  return { push: first.sockets.push, openPage }
}

it("delivers long messages to the sockets of another process without a database warning", async () => {
  const { push, openPage } = await startTwoServers()
  const socket = await openPage()
  const win = createWin(20)
  const pushAgain = () => {
    push("everyone", "recentWinner", win)
    return socket.messages.length > 0
  }
  await eventually(pushAgain, { everyMs: 50 })
  // A boolean, because a diff of 20 000 characters is unreadable.
  expect(JSON.stringify(socket.messages[0]) === JSON.stringify(["recentWinner", win])).toBe(true)
  push({ playerId: 7n, sessionId: 70n }, "sessionEnded", { reason: "expired" })
  await socket.closed
  expect(warnings).toEqual([])
})

it("reads a snapshot again after a message of another process", async () => {
  const firstRead = Promise.withResolvers<void>()
  let [amount, reads] = [20, 0]
  const { push, openPage } = await startTwoServers({
    async now() {
      const winners = [createWin(amount)]
      reads += 1
      if (reads === 1) await firstRead.promise
      return winners
    },
  })
  const amounts = ({ messages }: { messages: readonly unknown[] }) =>
    (messages as [string, { amount: number }][]).map(([, win]) => win.amount)
  const early = await openPage()
  await eventually(() => reads === 1)
  amount = 30
  await eventually(
    () => {
      push("everyone", "recentWinner", createWin(30))
      return early.messages.length > 0
    },
    { everyMs: 50 },
  )
  const late = await openPage()
  await eventually(() => late.messages.length > 0)
  firstRead.resolve()
  await eventually(() => amounts(early).length > 1)
  for (const page of [early, late]) expect(new Set(amounts(page))).toEqual(new Set([30]))
})
