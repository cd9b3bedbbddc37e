import { createServer } from "node:http"
import type { LiveMessages } from "@elite/contract"
import { expect, it, onTestFinished } from "vitest"
import { eventually } from "../../../../../product/eventually.ts"
import { freePort, testDatabase } from "../../../testing/casino.ts"
import { socketTo } from "../../../testing/socket.ts"
import { openDatabase } from "../db/database.ts"
import type { Log } from "../lib/log.ts"
import type { Channel } from "./channel.ts"
import { startSocketServer } from "./socketServer.ts"

// Two processes that share a database.

/** What the two have to complain of. */
const warnings: string[] = []
const log: Log = {
  info: () => {},
  warn: (event) => warnings.push(event),
  error: (event) => warnings.push(event),
  naming: () => log,
}
const game = { casinoGameId: 1, name: "x".repeat(20_000), slug: "slot", thumbnailUrl: "/media/slot.avif" }
const winOf = (amount: number): LiveMessages["recentWinner"] => ({
  username: "An•••s",
  amount,
  multiplier: 10,
  game,
  wonAt: "2026-11-25T12:00:00.000Z",
})
type Now = () => Promise<readonly LiveMessages["recentWinner"][]>

/** Opens both until the test is over; `now` is what the second reads of who won last. */
async function twoProcesses({ now }: { now?: Now } = {}) {
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
  const [here, there] = [await open({}), await open(now ? { now } : {})]
  /** A page at the second process that shows who won last. */
  const page = async () => {
    const socket = socketTo(there.url, { origin: there.url, cookie: "access_token=x" })
    closers.unshift(async () => socket.close())
    expect(await socket.isIn).toBe(true)
    socket.shows([{ name: "recentWinner" }])
    return socket
  }
  return { tell: here.sockets.push, page }
}

it("what one process tells is heard at another, however long, and the database has nothing to complain of", async () => {
  const { tell, page } = await twoProcesses()
  const socket = await page()
  const news = winOf(20)
  const tellsAgain = () => {
    tell("everyone", "recentWinner", news)
    return socket.heard.length > 0
  }
  await eventually(tellsAgain, { everyMs: 50 })
  // Compared by a boolean: a difference of 20 000 letters is nothing to read.
  expect(JSON.stringify(socket.heard[0]) === JSON.stringify(["recentWinner", news])).toBe(true)
  tell({ playerId: 7n, sessionId: 70n }, "sessionEnded", { reason: "expired" })
  await socket.closed
  expect(warnings).toEqual([])
})

it("what was read of a room before another process told it something is old", async () => {
  const last = Promise.withResolvers<void>()
  let [amount, reads] = [20, 0]
  const { tell, page } = await twoProcesses({
    async now() {
      const found = [winOf(amount)]
      reads += 1
      if (reads === 1) await last.promise
      return found
    },
  })
  const amounts = ({ heard }: { heard: readonly unknown[] }) =>
    (heard as [string, { amount: number }][]).map(([, win]) => win.amount)
  const early = await page()
  await eventually(() => reads === 1)
  amount = 30
  await eventually(
    () => {
      tell("everyone", "recentWinner", winOf(30))
      return early.heard.length > 0
    },
    { everyMs: 50 },
  )
  const late = await page()
  await eventually(() => late.heard.length > 0)
  last.resolve()
  await eventually(() => amounts(early).length > 1)
  for (const page of [early, late]) expect(new Set(amounts(page))).toEqual(new Set([30]))
})
