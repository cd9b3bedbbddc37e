import { connect, createServer, type Socket } from "node:net"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { jsonLog } from "../lib/log.ts"
import { openDatabase, waitForDatabase } from "./database.ts"

/** A pool behind a proxy that never answers on its first connections and forwards the later ones to the database. */
async function poolBehindSilentProxy(silentConnections: number) {
  const { url, drop } = await testDatabase()
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let accepted = 0
  const proxy = createServer((socket) => {
    open.add(socket.on("error", () => {}))
    if (++accepted <= silentConnections) return
    const upstream = connect(Number(port), hostname).on("error", () => {})
    open.add(upstream)
    socket.pipe(upstream).pipe(socket)
  })
  await new Promise<void>((ready) => proxy.listen(0, "127.0.0.1", ready))
  const proxyUrl = new URL(url)
  proxyUrl.host = `127.0.0.1:${(proxy.address() as { port: number }).port}`
  const pool = new pg.Pool({ connectionString: proxyUrl.href, connectionTimeoutMillis: 150 })
  onTestFinished(async () => {
    await pool.end()
    for (const socket of open) socket.destroy()
    proxy.close()
    await drop()
  })
  return { pool, accepted: () => accepted }
}

it("waits for a database that is starting", async () => {
  const { pool, accepted } = await poolBehindSilentProxy(3)
  await waitForDatabase(pool)
  expect(accepted()).toBeGreaterThan(3)
})

it("throws after six timeouts, or at once on another error", async () => {
  const { pool, accepted } = await poolBehindSilentProxy(1_000)
  await expect(waitForDatabase(pool)).rejects.toThrow("connection timeout")
  expect(accepted()).toBe(6)
  const unreachable = new pg.Pool({ connectionString: "postgresql://a:b@127.0.0.1:1/c" })
  onTestFinished(() => unreachable.end())
  await expect(waitForDatabase(unreachable)).rejects.toThrow("ECONNREFUSED")
})

it("turns synchronous_commit off for a fleeting database only", async () => {
  const { applicationUrl: url, drop } = await testDatabase()
  onTestFinished(drop)
  const log = jsonLog("silent")
  const readSetting = async (database: ReturnType<typeof openDatabase>) => {
    const query = "select setting, source from pg_settings where name = 'synchronous_commit'"
    const { rows } = await database.pool.query<{ setting: string; source: string }>(query)
    await database.close()
    return rows[0]
  }
  expect(await readSetting(openDatabase({ url, log, isFleeting: true }))).toEqual({
    setting: "off",
    source: "client",
  })
  expect((await readSetting(openDatabase({ url, log })))?.source).not.toBe("client")
})
