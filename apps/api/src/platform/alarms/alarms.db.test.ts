import { sql } from "kysely"
import { expect, it } from "vitest"
import { storeForTest } from "../../../testing/store.ts"
import { handlerOf } from "../jobs/queue.ts"
import type { Log, LogFields } from "../lib/log.ts"
import { alarmJobs, closeAlarm, listOpenAlarms, raiseAlarm, resolveAlarm } from "./alarms.ts"

const parked = { kind: "event.parked", subject: "club/7", detail: { problem: "no such level" } }
const listNotifyJobs = async (store: Awaited<ReturnType<typeof storeForTest>>) =>
  (
    await sql<{ payload: { alarmId: string } }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'alarm.tell' order by j.id`.execute(store.owner.db)
  ).rows

it("keeps one row while an alarm is open, and notifies again after an hour", async () => {
  const store = await storeForTest()
  const { transact, clock, database } = store
  await Promise.all(Array.from({ length: 5 }, () => raiseAlarm({ transact }, parked)))
  expect(await listOpenAlarms(database)).toMatchObject([{ ...parked, count: 5 }])
  expect(await listNotifyJobs(store)).toHaveLength(1)
  clock.advance(3_600_001)
  await transact((tx) => raiseAlarm(tx, parked))
  expect(await listNotifyJobs(store)).toHaveLength(2)
  await transact((tx) => raiseAlarm(tx, { ...parked, subject: "club/8" }))
  expect((await listOpenAlarms(database)).map(({ subject, count }) => [subject, count])).toEqual([
    ["club/7", 6],
    ["club/8", 1],
  ])
})

it("is closed once, by an operator or by its cause, and opens again as a new row", async () => {
  const { transact, database } = await storeForTest()
  await raiseAlarm({ transact }, parked)
  const [open] = await listOpenAlarms(database)
  expect(await transact((tx) => closeAlarm(tx, open!.id, "ann"))).toBe(true)
  expect(await transact((tx) => closeAlarm(tx, open!.id, "ben"))).toBe(false)
  expect(await listOpenAlarms(database)).toEqual([])
  await raiseAlarm({ transact }, parked)
  expect(await listOpenAlarms(database)).toMatchObject([{ count: 1 }])
  await transact((tx) => resolveAlarm(tx, parked))
  expect(await listOpenAlarms(database)).toEqual([])
  const { rows } = await sql`select closed_by from kernel.alarm order by id`.execute(database.db)
  expect(rows).toEqual([{ closed_by: "ann" }, { closed_by: "casino" }])
})

it("is not raised when its transaction is rolled back", async () => {
  const store = await storeForTest()
  const failing = store.transact(async (tx) => {
    await raiseAlarm(tx, parked)
    throw new Error("rolled back")
  })
  await expect(failing).rejects.toThrow("rolled back")
  expect(await listOpenAlarms(store.database)).toEqual([])
  expect(await listNotifyJobs(store)).toEqual([])
})

it("writes a log line and a letter to the operators", async () => {
  const store = await storeForTest()
  const lines: [string, LogFields | undefined][] = []
  const log: Log = {
    info() {},
    warn() {},
    error: (event, fields) => void lines.push([event, fields]),
    naming: () => log,
  }
  await raiseAlarm(store, parked)
  const [job] = await listNotifyJobs(store)
  const jobs = alarmJobs({ transact: store.transact, log }, "operators@casino.test")
  await handlerOf(jobs["alarm.tell"]!)(job!.payload)
  expect(lines).toEqual([["alarm.raised", { kind: "event.parked", subject: "club/7", count: 1 }]])
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail'`.execute(
    store.owner.db,
  )
  expect(rows).toEqual([{ n: 1 }])
})
