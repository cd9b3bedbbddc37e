import { connect, createServer, type Socket } from "node:net"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { jsonLog } from "../lib/log.ts"
import { openDatabase, waitForDatabase } from "./database.ts"

/** A pool whose way to the database takes so many connections and says nothing on them before it leads there. */
async function poolBehind(silences: number) {
  const { url, drop } = await testDatabase()
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let taken = 0
  const way = createServer((socket) => {
    open.add(socket.on("error", () => {}))
    if (++taken <= silences) return
    const there = connect(Number(port), hostname).on("error", () => {})
    open.add(there)
    socket.pipe(there).pipe(socket)
  })
  await new Promise<void>((ready) => way.listen(0, "127.0.0.1", ready))
  const through = new URL(url)
  through.host = `127.0.0.1:${(way.address() as { port: number }).port}`
  const pool = new pg.Pool({ connectionString: through.href, connectionTimeoutMillis: 150 })
  onTestFinished(async () => {
    await pool.end()
    for (const socket of open) socket.destroy()
    way.close()
    await drop()
  })
  return { pool, taken: () => taken }
}

it("a start waits for a database that is late", async () => {
  const { pool, taken } = await poolBehind(3)
  await waitForDatabase(pool)
  expect(taken()).toBeGreaterThan(3)
})

it("and not for ever, nor for what waiting does not mend", async () => {
  const { pool, taken } = await poolBehind(1_000)
  await expect(waitForDatabase(pool)).rejects.toThrow("connection timeout")
  expect(taken()).toBe(6)
  const nowhere = new pg.Pool({ connectionString: "postgresql://a:b@127.0.0.1:1/c" })
  onTestFinished(() => nowhere.end())
  await expect(waitForDatabase(nowhere)).rejects.toThrow("ECONNREFUSED")
})

it("what may be lost with the machine waits for no disk, and nothing else is told so", async () => {
  const { applicationUrl: url, drop } = await testDatabase()
  onTestFinished(drop)
  const log = jsonLog("silent")
  const askedOf = async (database: ReturnType<typeof openDatabase>) => {
    const asked = "select setting, source from pg_settings where name = 'synchronous_commit'"
    const { rows } = await database.pool.query<{ setting: string; source: string }>(asked)
    await database.close()
    return rows[0]
  }
  expect(await askedOf(openDatabase({ url, log, isFleeting: true }))).toEqual({
    setting: "off",
    source: "client",
  })
  expect((await askedOf(openDatabase({ url, log })))?.source).not.toBe("client")
})
