import { connect, createServer, type Socket } from "node:net"
import { sql } from "kysely"
import { describe, expect, it, onTestFinished } from "vitest"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import { enqueueJob, type Jobs } from "../jobs/queue.ts"
import { jsonLog } from "../lib/log.ts"
import { startWorker } from "./worker.ts"

// The worker of jobs while its database goes away and comes back.
const log = jsonLog("silent")
const pace = { beatEveryMs: 100, deadAfterMs: 600 }

const waiting = async ({ owner }: TestStore) =>
  (await sql`select name from kernel.job`.execute(owner.db)).rows

describe("a database that is away when a job ends", () => {
  /** Nobody but its owner gets into this database any more, nor stays in it. */
  async function close({ owner }: TestStore) {
    const { rows } = await sql<{ name: string }>`select quote_ident(current_database()) as name`.execute(
      owner.db,
    )
    const limit = (to: number) =>
      sql.raw(`alter database ${rows[0]!.name} connection limit ${to}`).execute(owner.db)
    await limit(0)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = 'casino_app'`.execute(owner.db)
    return () => limit(-1)
  }

  it.each([
    ["well", () => {}],
    [
      "badly",
      () => {
        throw new Error("no such vendor")
      },
    ],
  ])("ends no process: what could not be written down is done again (%s)", async (_, ends) => {
    const store = await storeForTest()
    const logged: string[] = []
    const note = (event: string) => void logged.push(event)
    const noting = { ...log, warn: note, error: note }
    let open: (() => Promise<unknown>) | undefined
    const jobs: Jobs = {
      ends: async () => {
        if (open) return
        open = await close(store)
        ends()
      },
    }
    await store.transact((tx) => enqueueJob(tx, "ends", { is: "asked" }))
    const working = await startWorker({
      ...store,
      url: store.applicationUrl,
      jobs,
      timetable: [],
      log: noting,
      pace,
    })
    onTestFinished(() => working.stop())
    await expect.poll(() => logged).toContain("jobs.stopped")
    await open!()
    await expect.poll(() => waiting(store)).toEqual([])
  })
})

/** A way to the database that keeps what somebody listens to from it, and breaks once somebody waits for that. */
async function brokenWay(url: string) {
  const { hostname, port } = new URL(url)
  const listening = Promise.withResolvers<void>()
  const held: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.on("data", (bytes) => {
      if (bytes.includes('LISTEN "jobs:insert"')) {
        held.push(near)
        listening.resolve()
      } else far.write(bytes)
    })
    far.pipe(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on("error", () => {}).on("close", () => other.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  onTestFinished(() => void server.close())
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  const cut = () => {
    for (const socket of held) socket.destroy()
  }
  return { url: through.href, listening: listening.promise, cut }
}

it("a connection that breaks before it listens, while its lane stops, ends no process", async () => {
  const store = await storeForTest()
  const uncaught: unknown[] = []
  const note = (reason: unknown) => void uncaught.push(reason)
  process.on("unhandledRejection", note).on("uncaughtException", note)
  onTestFinished(() => void process.off("unhandledRejection", note).off("uncaughtException", note))
  const way = await brokenWay(store.applicationUrl)
  const jobs = { never: () => Promise.resolve() }
  const working = await startWorker({ ...store, url: way.url, jobs, timetable: [], log, pace })
  await way.listening
  const stopped = working.stop()
  way.cut()
  await stopped
  expect(uncaught).toEqual([])
})
