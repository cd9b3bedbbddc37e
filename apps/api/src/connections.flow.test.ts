import { eventually } from "@elite/testkit/eventually"
import { openSocket } from "@elite/testkit/socket"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { fleetForFile } from "../testing/fleet.ts"
import { hub88 } from "../testing/hub88.ts"
import { seat } from "../testing/table.ts"
import { lanes as lanesOfWorker } from "./platform/jobs/queue.ts"

// Two processes on a PostgreSQL of their own, which loses connections.
const fleet = fleetForFile({ ownCluster: true })
const receivedWithinMs = 15_000

async function asOwner(text: string): Promise<number> {
  const client = new pg.Client({ connectionString: fleet().databaseUrl })
  client.on("error", () => {})
  await client.connect()
  try {
    return (await client.query(text)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
/** Answers the number of ended connections. */
const endListeners = () =>
  asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and application_name = 'casino live'`)
const endAll = () =>
  asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and usename <> current_user`)

/** The player plays at one process; the page is connected to the other. */
async function connectToOther(bets: 0 | 1) {
  const url = fleet().urls[1 - bets]!
  const table = await seat({ ...fleet(), hub: hub88(fleet().urls[bets]!) }, 1_000)
  const socket = openSocket(url, { origin: url, cookie: `access_token=${table.cookie}` })
  onTestFinished(() => socket.close())
  expect(await socket.isAccepted).toBe(true)
  return {
    /** Bets until the page receives a message. */
    async receivesMessage() {
      const before = socket.messages.length
      const plays = async () => {
        await table.bet(1).catch(() => {})
        return socket.messages.length > before
      }
      await eventually(plays, { withinMs: receivedWithinMs, everyMs: 250, what: `a page at ${1 - bets}` })
    },
  }
}
const readiness = (process: 0 | 1) => fetch(`${fleet().urls[process]}/readyz`).then(({ status }) => status)

it("two processes exchange messages after their LISTEN connections were ended six times", async () => {
  const pages = [await connectToOther(0), await connectToOther(1)]
  for (let loss = 0; loss < 6; loss++) {
    for (const page of pages) await page.receivesMessage()
    await eventually(async () => (await endListeners()) >= 2, { what: "listening connections" })
  }
  for (const page of pages) await page.receivesMessage()
})

it("two processes exchange messages and work on jobs after all their connections were ended six times", async () => {
  const pages = [await connectToOther(0), await connectToOther(1)]
  for (let loss = 0; loss < 6; loss++) {
    await endAll()
    for (const page of pages) await page.receivesMessage()
  }
  const lanesAlive = `select from kernel.worker where seen_at > clock_timestamp() - interval '4 seconds'`
  const listeners = `select from pg_stat_activity where datname = current_database() and query ~ 'jobs:insert'`
  const lanes = Object.keys(lanesOfWorker).length
  await eventually(async () => (await asOwner(lanesAlive)) === lanes, { what: "a heartbeat of each lane" })
  await eventually(async () => (await asOwner(listeners)) >= lanes, { what: "a listener of each lane" })
})

it("two processes exchange messages after PostgreSQL was restarted three times", async () => {
  const pages = [await connectToOther(0), await connectToOther(1)]
  for (let restart = 0; restart < 3; restart++) {
    await fleet().restartDatabase()
    for (const page of pages) await page.receivesMessage()
  }
})

it("two processes exchange messages after their LISTEN connections stopped without an end", async () => {
  const page = await connectToOther(0)
  await page.receivesMessage()
  const { rows } = await fleet().db.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'casino live'",
  )
  expect(rows).toHaveLength(2)
  // Like a lost machine: no data, and no end of the connection.
  for (const { pid } of rows) process.kill(pid, "SIGSTOP")
  try {
    await page.receivesMessage()
  } finally {
    for (const { pid } of rows) process.kill(pid, "SIGCONT")
  }
})

it("a process without a LISTEN connection is not ready and has an open alarm", async () => {
  const alarms = () => asOwner("select from kernel.alarm where kind = 'live.silent' and closed_at is null")
  const database = new URL(fleet().databaseUrl).pathname.slice(1)
  expect([await readiness(0), await readiness(1), await alarms()]).toEqual([200, 200, 0])
  // Open connections stay: the rest of the process works.
  await asOwner(`alter database "${database}" connection limit 0`)
  await endListeners()
  const page = await connectToOther(0)
  await eventually(async () => (await readiness(0)) === 503 && (await readiness(1)) === 503, {
    withinMs: 30_000,
  })
  await eventually(async () => (await alarms()) > 0)
  await asOwner(`alter database "${database}" connection limit -1`)
  await page.receivesMessage()
  await eventually(async () => (await readiness(0)) === 200 && (await readiness(1)) === 200)
  await eventually(async () => (await alarms()) === 0)
})
