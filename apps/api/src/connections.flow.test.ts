import { eventually } from "@elite/testkit/eventually"
import { openSocket } from "@elite/testkit/socket"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { fleetForFile } from "../testing/fleet.ts"
import { hub88 } from "../testing/hub88.ts"
import { seat } from "../testing/table.ts"
import { lanes as lanesOfWorker } from "./platform/jobs/queue.ts"

// Two processes on a PostgreSQL of their own, which loses connections one way or another.
const fleet = fleetForFile({ ownCluster: true })
const heardWithinMs = 15_000

/** Runs a statement as the owner, over a connection opened for it. */
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
/** Ends every connection that listens for live messages; answers how many there were. */
const endListeners = () =>
  asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and application_name = 'casino live'`)
/** Ends every connection of the application. */
const endAll = () =>
  asOwner(`select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and usename <> current_user`)

/** A player who plays through one process and whose page is at the other. */
async function pageAtOther(bets: 0 | 1) {
  const url = fleet().urls[1 - bets]!
  const table = await seat({ ...fleet(), hub: hub88(fleet().urls[bets]!) }, 1_000)
  const socket = openSocket(url, { origin: url, cookie: `access_token=${table.cookie}` })
  onTestFinished(() => socket.close())
  expect(await socket.isAccepted).toBe(true)
  return {
    /** Plays until the page hears of it. */
    async hears() {
      const before = socket.messages.length
      const plays = async () => {
        await table.bet(1).catch(() => {})
        return socket.messages.length > before
      }
      await eventually(plays, { withinMs: heardWithinMs, everyMs: 250, what: `a page at ${1 - bets}` })
    },
  }
}
const readiness = (process: 0 | 1) => fetch(`${fleet().urls[process]}/readyz`).then(({ status }) => status)

it("two processes hear each other after their listening connections were ended six times", async () => {
  const pages = [await pageAtOther(0), await pageAtOther(1)]
  for (let loss = 0; loss < 6; loss++) {
    for (const page of pages) await page.hears()
    await eventually(async () => (await endListeners()) >= 2, { what: "listening connections" })
  }
  for (const page of pages) await page.hears()
})

it("two processes hear each other and work on jobs after all their connections were ended six times", async () => {
  const pages = [await pageAtOther(0), await pageAtOther(1)]
  for (let loss = 0; loss < 6; loss++) {
    await endAll()
    for (const page of pages) await page.hears()
  }
  const lanesAlive = `select from kernel.worker where seen_at > clock_timestamp() - interval '4 seconds'`
  const listeners = `select from pg_stat_activity where datname = current_database() and query ~ 'jobs:insert'`
  const lanes = Object.keys(lanesOfWorker).length
  await eventually(async () => (await asOwner(lanesAlive)) === lanes, { what: "a heartbeat of each lane" })
  await eventually(async () => (await asOwner(listeners)) >= lanes, { what: "a listener of each lane" })
})

it("two processes hear each other after PostgreSQL was restarted three times", async () => {
  const pages = [await pageAtOther(0), await pageAtOther(1)]
  for (let restart = 0; restart < 3; restart++) {
    await fleet().restartDatabase()
    for (const page of pages) await page.hears()
  }
})

it("two processes hear each other after their listening connections fell silent without an end", async () => {
  const page = await pageAtOther(0)
  await page.hears()
  const { rows } = await fleet().db.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'casino live'",
  )
  expect(rows).toHaveLength(2)
  // As a machine that vanished: nothing comes any more, and nobody says so.
  for (const { pid } of rows) process.kill(pid, "SIGSTOP")
  try {
    await page.hears()
  } finally {
    for (const { pid } of rows) process.kill(pid, "SIGCONT")
  }
})

it("a process that cannot listen says that it is not ready and raises an alarm, until it can again", async () => {
  const alarms = () => asOwner("select from kernel.alarm where kind = 'live.silent' and closed_at is null")
  const database = new URL(fleet().databaseUrl).pathname.slice(1)
  expect([await readiness(0), await readiness(1), await alarms()]).toEqual([200, 200, 0])
  // Connections that are open stay open: the rest of the process works.
  await asOwner(`alter database "${database}" connection limit 0`)
  await endListeners()
  const page = await pageAtOther(0)
  await eventually(async () => (await readiness(0)) === 503 && (await readiness(1)) === 503, {
    withinMs: 30_000,
  })
  await eventually(async () => (await alarms()) > 0)
  await asOwner(`alter database "${database}" connection limit -1`)
  await page.hears()
  await eventually(async () => (await readiness(0)) === 200 && (await readiness(1)) === 200)
  await eventually(async () => (await alarms()) === 0)
})
