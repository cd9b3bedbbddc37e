import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { audit } from "../testing/audit.ts"
import { storeForTest } from "../testing/store.ts"
import { thingHappened } from "../testing/thingHappened.ts"
import { auditDatabase, auditJob } from "./audit.ts"
import { listOpenAlarms } from "./platform/alarms/alarms.ts"
import { jsonLog } from "./platform/lib/log.ts"

const log = jsonLog("silent")

describe("the audit", () => {
  it("reports an invariant that timed out, and checks the others in the same snapshot", async () => {
    const { url } = await storeForTest()
    const began = performance.now()
    const found = await auditDatabase(
      url,
      [
        { name: "one", sql: "select pg_current_snapshot()::text as snapshot" },
        { name: "endless", sql: "select pg_sleep(60)" },
        { name: "holds", sql: "select 1 where false" },
        { name: "two", sql: "select pg_current_snapshot()::text as snapshot" },
      ],
      200,
    )
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(found.map(({ name, isLate }) => [name, isLate])).toEqual([
      ["one", undefined],
      ["endless", true],
      ["two", undefined],
    ])
    expect(found[2]!.rows).toEqual(found[0]!.rows)
  })

  it("raises one alarm for a broken invariant, however often the job runs", async () => {
    const { url, transact, database } = await storeForTest()
    const audit = auditJob({ transact, log }, url, [{ name: "nothing is one", sql: "select 1 as one" }])
    await audit({})
    await audit({})
    expect(await listOpenAlarms(database)).toMatchObject([
      {
        kind: "invariant.broken",
        subject: "nothing is one",
        count: 2,
        detail: { rows: 1, example: '{"one":"1"}' },
      },
    ])
  })

  it("finds a parked event, an exhausted job and a lost email without an alarm", async () => {
    const { transact, owner, broken } = await storeForTest()
    await transact((tx) => tx.publish(thingHappened, { playerId: null }))
    const plant = [
      "insert into kernel.parked_event select 'club', id, 'x', clock_timestamp() from kernel.event",
      "select kernel.ask_job('payments.payOut', '{}', null, 0, 1)",
      "update graphile_worker._private_jobs set attempts = 1",
      "insert into kernel.letter (sealed, posted_at) values ('x', clock_timestamp())",
    ]
    for (const statement of plant) await sql.raw(statement).execute(owner.db)
    expect(await broken()).toEqual([
      "every parked event has its alarm",
      "every job that nobody will try again has its alarm",
      "every letter on its way has its job",
    ])
  })

  it("of a test reports events of SQL that do not fit their declaration", async () => {
    const { url, owner } = await storeForTest()
    const announce = (data: object) =>
      sql`select kernel.announce('round.settled', 7, ${JSON.stringify(data)}::jsonb, now())`.execute(owner.db)
    const round = {
      provider: "hub88",
      roundRef: "r",
      gameId: 1,
      purse: "cash",
      stakeUnits: 1,
      winUnits: 0,
      bets: [],
    }
    await announce(round)
    expect(await audit(url)).toEqual([])
    await announce({ ...round, stakeUnits: 0.5 })
    await announce({ ...round, stake: 1 })
    await sql`select kernel.announce('bet.dreamt', 7, '{}', now())`.execute(owner.db)
    expect(await audit(url)).toEqual([
      expect.stringMatching(/^event \d+: round.settled is not as declared.*stakeUnits/s),
      expect.stringMatching(/^event \d+: round.settled is not as declared.*"stake"/s),
      expect.stringMatching(/^event \d+: Nobody declares bet.dreamt/),
    ])
  })
})
