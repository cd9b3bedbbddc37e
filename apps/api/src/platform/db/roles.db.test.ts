import { randomBytes } from "node:crypto"
import { connect, createServer, type Socket } from "node:net"
import pg from "pg"
import { describe, expect, inject, it, onTestFinished } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { jsonLog } from "../lib/log.ts"
import { openDatabase } from "./database.ts"

const log = jsonLog("silent")

async function open(url: string) {
  const database = openDatabase({ url, log, connections: 2 })
  onTestFinished(() => database.close())
  return database
}

/** Creates a login and runs the statements on it, with its name in place of NAME. */
async function createLogin(...statements: string[]): Promise<string> {
  const { url, drop } = await testDatabase()
  const name = `login_${randomBytes(6).toString("hex")}`
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`create role ${name} login password 'secret'`)
  for (const text of statements) await owner.query(text.replaceAll("NAME", name))
  onTestFinished(async () => {
    await owner.query(`drop owned by ${name}; drop role ${name}`)
    await owner.end()
    await drop()
  })
  const loginUrl = new URL(url)
  loginUrl.username = name
  loginUrl.password = "secret"
  return loginUrl.href
}

const getUser = (url: string) => new URL(url).username

describe("the application's login", () => {
  it("may not set another role or use files and programs of the server", async () => {
    const { applicationUrl, drop } = await testDatabase()
    const { pool } = openDatabase({ url: applicationUrl, log })
    onTestFinished(async () => {
      await pool.end()
      await drop()
    })
    const { rows } = await pool.query("select session_user::text as login, current_user::text as acting")
    expect(rows).toEqual([{ login: "casino_app", acting: "casino_app" }])
    for (const text of [
      "set role none; create table public.mine (id int)",
      `set role ${getUser(inject("clusterUrl"))}`,
    ])
      await expect(pool.query(text), text).rejects.toMatchObject({ code: "42501" })
    for (const text of [
      "copy (select 1) to program 'true'",
      "copy kernel.event from '/etc/passwd'",
      "create role mine",
    ])
      await expect(pool.query(text), text).rejects.toMatchObject({ code: "42501" })
  })

  it("is refused as a superuser", async () => {
    const { url, drop } = await testDatabase()
    onTestFinished(drop)
    const database = await open(url)
    await expect(database.pool.query("select 1")).rejects.toThrow(
      /logs in as casino.*superuser.*DATABASE_OWNER_URL/,
    )
  })

  it.each([
    ["may create roles", "alter role NAME createrole", "create roles"],
    [
      "may become the owner",
      `grant ${getUser("postgresql://casino@x")} to NAME with inherit false`,
      "superuser",
    ],
    [
      "may run programs on the server",
      "grant pg_execute_server_program to NAME",
      "pg_execute_server_program",
    ],
    ["bypasses row security", "alter role NAME bypassrls", "bypass row security"],
  ])("is refused where it %s", async (_, statement, message) => {
    const database = await open(await createLogin("grant casino_app to NAME", statement))
    await expect(database.pool.query("select 1")).rejects.toThrow(message)
  })

  it("must be a member of the application's role", async () => {
    const withoutRights = await open(await createLogin())
    await expect(withoutRights.pool.query("select 1")).rejects.toThrow("holds no rights here")
    const member = await open(await createLogin("grant casino_app to NAME"))
    expect((await member.pool.query("select count(*) from kernel.event")).rowCount).toBe(1)
  })
})

/** Starts a proxy that drops the client's start-up options, as poolers do by default. */
async function startPooler(target: URL): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on("error", () => {})
      socket.on("close", () => [client, upstream].map((each) => each.destroy()))
    }
    client.once("data", (startup: Buffer) => {
      const fields = startup.subarray(8).toString("utf8").split("\0")
      const kept: string[] = []
      for (let i = 0; i + 1 < fields.length && fields[i] !== ""; i += 2)
        if (fields[i] !== "options") kept.push(fields[i]!, fields[i + 1]!)
      const body = Buffer.from(`${kept.join("\0")}\0\0`)
      const head = Buffer.alloc(8)
      head.writeInt32BE(body.length + 8, 0)
      startup.copy(head, 4, 4, 8)
      upstream.write(Buffer.concat([head, body]))
      client.pipe(upstream).pipe(client)
    })
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const poolerUrl = new URL(target)
  poolerUrl.port = String((server.address() as { port: number }).port)
  return poolerUrl.href
}

it("refuses a connection whose settings a pooler dropped", async () => {
  const { applicationUrl, drop } = await testDatabase()
  onTestFinished(drop)
  const database = await open(await startPooler(new URL(applicationUrl)))
  await expect(database.pool.query("select 1")).rejects.toThrow(
    /statement_timeout is 0 instead of 10s.*pooler/,
  )
})
