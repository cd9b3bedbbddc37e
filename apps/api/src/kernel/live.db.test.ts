import { createServer } from "node:http"
import { expect, it, onTestFinished } from "vitest"
import { eventually } from "../../../../product/eventually.ts"
import { freePort, testDatabase } from "../../testing/casino.ts"
import { socketTo } from "../../testing/socket.ts"
import { openDatabase } from "./database.ts"
import { live } from "./live.ts"
import type { Log } from "./log.ts"
import type { Room } from "./room.ts"

it("what one process tells is heard at another, however long, and the database has nothing to complain of", async () => {
  const { applicationUrl: databaseUrl, drop } = await testDatabase()
  const warnings: string[] = []
  const log: Log = {
    info: () => {},
    warn: (event) => warnings.push(event),
    error: (event) => warnings.push(event),
    naming: () => log,
  }
  const closers: (() => Promise<void>)[] = []
  onTestFinished(async () => {
    for (const close of closers) await close()
    await drop()
  })
  const open = async () => {
    const database = openDatabase({ url: databaseUrl, log })
    const port = await freePort()
    const [server, url] = [createServer(), `http://localhost:${port}`]
    const rooms: Room[] = [
      { name: "recentWinner", of: "everyone", everyMs: 20 },
      { name: "sessionEnded", of: "session", isLast: true },
    ]
    const recognise = async () => ({ playerId: 7n, sessionId: 70n })
    const sockets = live({ server, publicUrl: url, recognise, rooms, log, pool: database.pool })
    await new Promise<void>((listening) => server.listen(port, listening))
    closers.push(async () => {
      await sockets.close()
      await database.close()
    })
    return { sockets, url }
  }
  const [here, there] = [await open(), await open()]
  const socket = socketTo(there.url, { origin: there.url, cookie: "access_token=x" })
  closers.unshift(async () => socket.close())
  expect(await socket.isIn).toBe(true)
  socket.shows([{ name: "recentWinner" }])
  const game = { casinoGameId: 1, name: "x".repeat(20_000), slug: "slot", thumbnailUrl: "/media/slot.avif" }
  const news = { username: "An•••s", amount: 20, multiplier: 10, game, wonAt: "2026-11-25T12:00:00.000Z" }
  const tellsAgain = () => {
    here.sockets.tell("everyone", "recentWinner", news)
    return socket.heard.length > 0
  }
  await eventually(tellsAgain, { everyMs: 50 })
  // Compared by a boolean: a difference of 20 000 letters is nothing to read.
  expect(JSON.stringify(socket.heard[0]) === JSON.stringify(["recentWinner", news])).toBe(true)
  here.sockets.tell({ playerId: 7n, sessionId: 70n }, "sessionEnded", { reason: "expired" })
  await socket.closed
  expect(warnings).toEqual([])
})
