import { createServer, type Socket } from "node:net"
import { listMails } from "@elite/testkit/person"
import { sql } from "kysely"
import { describe, expect, it, onTestFinished } from "vitest"
import { testCasino } from "../../../testing/casino.ts"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import { listOpenAlarms } from "../alarms/alarms.ts"
import { enqueueJob, type Jobs } from "../jobs/queue.ts"
import { jsonLog } from "../lib/log.ts"
import { sendLetter } from "../mail/outbox.ts"
import { runDueJobs, startWorker } from "./worker.ts"

const log = jsonLog("silent")
const pace = { beatEveryMs: 100, deadAfterMs: 600 }

async function worker({ applicationUrl: url, transact }: TestStore, jobs: Jobs, paced = pace) {
  const working = await startWorker({ url, jobs, timetable: [], transact, log, pace: paced })
  onTestFinished(() => working.stop())
  return working
}
const askFor = ({ transact }: TestStore, name: string, more = {}) =>
  transact((tx) => enqueueJob(tx, name, { is: "asked" }, more))
const listOf = async ({ owner }: Pick<TestStore, "owner">) =>
  (
    await sql<{ name: string; attempts: number }>`select name, attempts from kernel.job order by id`.execute(
      owner.db,
    )
  ).rows

/** A mail server that takes every connection and never says a word. */
async function silentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on("error", () => {})))
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as { port: number }).port, sockets }
}

describe("a mail server that is silent", () => {
  it("holds up no payout, and its letters are given up in time and tried again", async () => {
    const { port, sockets } = await silentServer()
    const casino = await testCasino({
      sandbox: false,
      env: { ROLE: "all", SMTP_URL: `smtp://127.0.0.1:${port}` },
    })
    onTestFinished(() => casino.close())
    const { transact, database } = casino.platform
    const letter = { to: "eva@example.be", subject: "Hello", text: "Hello", html: "<p>Hello" }
    await transact(async (tx) => {
      for (let n = 0; n < 6; n++) await sendLetter(tx, letter)
    })
    await expect.poll(() => sockets.size).toBe(5)
    await transact((tx) => enqueueJob(tx, "payments.payOut", { withdrawalId: "unknown" }))
    const names = async (name: string) =>
      (
        await sql<{
          attempts: number
        }>`select attempts from kernel.job where name = ${name} and (attempts = 0 or problem is null)`.execute(
          database.db,
        )
      ).rows
    await expect.poll(() => names("payments.payOut"), { timeout: 3_000 }).toEqual([])
    expect((await names("mail")).length).toBe(6)
    const failed = async () =>
      (await sql`select from kernel.job where name = 'mail' and problem is not null`.execute(database.db))
        .rows.length
    await expect.poll(failed).toBeGreaterThanOrEqual(5)
  })
})

describe("a letter on its way", () => {
  it("shows nothing of itself in the job, nor in its own row, and leaves no row when it is sent", async () => {
    const casino = await testCasino()
    onTestFinished(() => casino.close())
    const { transact, database } = casino.platform
    const text = "https://casino.test/verify?token=SECRETSECRET"
    await transact((tx) => sendLetter(tx, { to: "eva@example.be", subject: "Hello", text, html: text }))
    const kept = await sql<{ row: string }>`
      select (to_jsonb(l) || jsonb_build_object('clear', encode(l.sealed, 'escape')))::text as row from kernel.letter l`.execute(
      database.db,
    )
    expect(kept.rows).toHaveLength(1)
    expect(kept.rows[0]!.row).not.toMatch(/SECRET|eva@/)
    await casino.drain()
    expect((await sql`select from kernel.letter`.execute(database.db)).rows).toEqual([])
    const [letter] = await listMails(casino, "eva@example.be")
    expect(letter?.text).toContain("SECRETSECRET")
  })
})

describe("a process that is gone", () => {
  it("leaves its jobs to the living, who never take one from another that lives, however long it runs", async () => {
    const store = await storeForTest()
    let runs = 0
    const jobs: Jobs = {
      long: async () => {
        runs++
        await new Promise((done) => setTimeout(done, 1_800))
      },
      lost: async () => {},
    }
    await askFor(store, "lost")
    await sql`update graphile_worker._private_jobs set locked_by = 'pool-dead', attempts = 1,
      locked_at = clock_timestamp() - interval '3 seconds'`.execute(store.owner.db)
    await askFor(store, "long")
    await worker(store, jobs)
    await worker(store, jobs)
    await expect.poll(() => listOf(store)).toEqual([])
    expect(runs).toBe(1)
  })

  it("is judged by nobody who was silent himself: after an outage all have time to speak up", async () => {
    const store = await storeForTest()
    await worker(store, { other: async () => {} })
    const speak = () =>
      sql`insert into kernel.worker (pool, lane, seen_at) values ('pool-other', 'timed', clock_timestamp())
          on conflict (pool) do update set seen_at = excluded.seen_at`.execute(store.owner.db)
    await speak()
    await askFor(store, "lives")
    await sql`update graphile_worker._private_jobs set locked_by = 'pool-other', attempts = 1,
      locked_at = clock_timestamp() - interval '3 seconds'`.execute(store.owner.db)
    // The worker beats, for longer than it takes to be allowed to judge; then nobody can say a word.
    for (let n = 0; n < 10; n++) {
      await new Promise((soon) => setTimeout(soon, 100))
      await speak()
    }
    await store.owner.db.transaction().execute(async (db) => {
      await sql`lock table kernel.worker in access exclusive mode`.execute(db)
      await new Promise((soon) => setTimeout(soon, 1_200))
    })
    const beats = async () => {
      const since = new Date()
      const hasBeaten = async () =>
        (
          await sql`select from kernel.worker where lane = 'timed' and pool <> 'pool-other' and seen_at > ${since}`.execute(
            store.owner.db,
          )
        ).rows.length
      await expect.poll(hasBeaten).toBe(1)
    }
    for (let beat = 0; beat < 3; beat++) await beats()
    await speak()
    const { rows } = await sql<{
      locked_by: string
    }>`select locked_by from kernel.job where name = 'lives'`.execute(store.owner.db)
    expect(rows).toEqual([{ locked_by: "pool-other" }])
  })

  it("and took a job with it at its last attempt: a person hears of it", async () => {
    const store = await storeForTest()
    await askFor(store, "lost", { attempts: 3 })
    await sql`update graphile_worker._private_jobs set locked_by = 'pool-dead', attempts = 3,
      locked_at = clock_timestamp() - interval '3 seconds'`.execute(store.owner.db)
    await worker(store, { lost: async () => {} })
    await expect
      .poll(async () => (await listOpenAlarms(store.database)).map(({ kind }) => kind))
      .toEqual(["job.exhausted"])
  })
})

describe("a job that fails for good", () => {
  const failing: Jobs = { fails: () => Promise.reject(new Error("no such vendor")) }

  it("raises an alarm with its name, and runs again when a person says so", async () => {
    const store = await storeForTest()
    await askFor(store, "fails", { attempts: 1 })
    await runDueJobs({ ...store, url: store.applicationUrl, jobs: failing, log })
    const [alarm] = await listOpenAlarms(store.database)
    expect(alarm).toMatchObject({
      kind: "job.exhausted",
      subject: expect.stringMatching(/^fails\/\d+$/),
      detail: { attempts: 1, problem: "Error: no such vendor" },
    })
    const id = alarm!.subject.split("/")[1]
    // That it failed is written down a moment after the alarm.
    const isRetried = async () =>
      (
        await sql<{ done: boolean }>`select kernel.retry_job(${id}::bigint) as done`.execute(
          store.database.db,
        )
      ).rows[0]!.done
    await expect.poll(isRetried).toBe(true)
    await runDueJobs({ ...store, url: store.applicationUrl, jobs: { fails: async () => {} }, log })
    expect((await listOf(store)).filter(({ name }) => name === "fails")).toEqual([])
    expect(await listOpenAlarms(store.database)).toEqual([])
  })

  it("is put off though the database cannot hold what is said of it", async () => {
    const store = await storeForTest()
    await askFor(store, "fails")
    await worker(store, { fails: () => Promise.reject(new Error("550 no\0such box")) })
    const put = async () =>
      (
        await sql`select attempts, problem from kernel.job where name = 'fails' and locked_at is null`.execute(
          store.owner.db,
        )
      ).rows
    await expect.poll(put).toEqual([{ attempts: 1, problem: "550 no\uFFFDsuch box" }])
  })

  it("is no matter for anybody when another was asked for in its place", async () => {
    const store = await storeForTest()
    const jobs: Jobs = {
      fails: async () => {
        await askFor(store, "fails", { key: "one", delayMs: 60_000 })
        throw new Error("replaced meanwhile")
      },
    }
    await askFor(store, "fails", { key: "one" })
    await runDueJobs({ ...store, url: store.applicationUrl, jobs, log })
    await worker(store, jobs)
    await expect.poll(() => listOf(store)).toEqual([{ name: "fails", attempts: 0 }])
    expect(await listOpenAlarms(store.database)).toEqual([])
  })

  it("late payouts are a matter before they are given up", async () => {
    const store = await storeForTest()
    await askFor(store, "pays")
    await sql`update graphile_worker._private_jobs set attempts = 4, created_at = created_at - interval '31 minutes',
      run_at = clock_timestamp() + interval '1 hour'`.execute(store.owner.db)
    await worker(store, { pays: { lane: "payouts", run: async () => {} } })
    await expect
      .poll(async () => (await listOpenAlarms(store.database)).map(({ kind }) => kind))
      .toEqual(["job.late"])
  })

  it("a payout that nobody took up in time is a matter for as long as it waits, and no longer", async () => {
    const store = await storeForTest()
    await askFor(store, "pays")
    await sql`update graphile_worker._private_jobs set created_at = created_at - interval '31 minutes',
      run_at = run_at - interval '31 minutes'`.execute(store.owner.db)
    const kinds = async () => (await listOpenAlarms(store.database)).map(({ kind }) => kind)
    const paid = Promise.withResolvers<void>()
    await worker(store, { pays: { lane: "payouts", run: () => paid.promise } })
    await expect.poll(kinds).toEqual(["job.late"])
    paid.resolve()
    await expect.poll(kinds).toEqual([])
  })
})
