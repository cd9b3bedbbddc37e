import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { compileCacheEnv } from "../../../testing/compiled.ts"
import { storeForTest } from "../../../testing/store.ts"
import { thingHappened } from "../../../testing/thingHappened.ts"
import { enqueueJob } from "../jobs/queue.ts"
import { listOpenAlarms, raiseAlarm } from "./alarms.ts"
import { retryEvent, retryJob } from "./commands.ts"

it("requests a retry of a parked event and of an exhausted job, and answers false where there is none", async () => {
  const { transact, owner, database } = await storeForTest()
  await transact((tx) => tx.publish(thingHappened, { playerId: null }))
  await sql`insert into kernel.parked_event select 'club', id, 'x', clock_timestamp() from kernel.event`.execute(
    owner.db,
  )
  const { rows } = await sql<{ id: bigint }>`select id from kernel.event`.execute(database.db)
  const id = rows[0]!.id
  expect(await transact((tx) => retryEvent(tx, "other", id))).toBe(false)
  expect(await transact((tx) => retryEvent(tx, "club", id))).toBe(true)
  const requested = await sql`select from kernel.parked_event where retry_asked_at is not null`.execute(
    database.db,
  )
  expect(requested.rows).toHaveLength(1)

  await transact((tx) => enqueueJob(tx, "pays", {}, { attempts: 2 }))
  const job = (await sql<{ id: bigint }>`select id from kernel.job`.execute(database.db)).rows[0]!.id
  expect(await transact((tx) => retryJob(tx, job))).toBe(false)
  await sql`update graphile_worker._private_jobs set attempts = 2`.execute(owner.db)
  expect(await transact((tx) => retryJob(tx, job))).toBe(true)
  expect((await sql`select attempts from kernel.job`.execute(database.db)).rows).toEqual([{ attempts: 0 }])
})

it("lists and closes alarms by the command line, in the operator's name", async () => {
  const { url, transact, database } = await storeForTest()
  const program = fileURLToPath(new URL("../../../../../scripts/operator.ts", import.meta.url))
  const run = (...args: string[]) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: url, OPERATOR: " Anna", ...compileCacheEnv }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      env,
      encoding: "utf8",
    })
    return { status, output: stdout + stderr }
  }
  await raiseAlarm(
    { transact },
    { kind: "withdrawal.disputed", subject: "wd_1", detail: { bankStatus: "settled" } },
  )
  const [alarm] = await listOpenAlarms(database)
  expect(run("alarms").output).toMatch(/withdrawal\.disputed {2}wd_1\n.*1 × from .*\n +bankStatus: settled/)
  expect(run("close-alarm", String(alarm!.id))).toMatchObject({ status: 0 })
  expect(run("close-alarm", String(alarm!.id))).toMatchObject({ status: 1 })
  expect(run("close-alarm", "1; drop")).toMatchObject({ status: 2 })
  expect(run("alarms").output).toBe("No alarm is open.\n")
  const { rows } = await sql<{ closed_by: string }>`select closed_by from kernel.alarm`.execute(database.db)
  expect(rows[0]!.closed_by).toBe("operator anna")
})
