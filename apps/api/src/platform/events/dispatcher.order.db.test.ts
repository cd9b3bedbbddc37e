import { expect, it, onTestFinished } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { openDatabase } from "../db/database.ts"
import { createTransact } from "../db/transaction.ts"
import { systemClock } from "../lib/clock.ts"
import { jsonLog } from "../lib/log.ts"
import { startDispatcher } from "./dispatcher.ts"

it("reads every event once and in order across transaction ids 99 and 100", async () => {
  const { url, drop } = await testDatabase()
  const log = jsonLog("silent")
  const database = openDatabase({ url, log, asOwner: true })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  // Transactions 90 to 109 with sixty events each: more than two batches. As text, 100 would sort before 99.
  await database.pool.query(
    `insert into kernel.event (xid, at, kind, data)
     select ((90 + n / 60)::text)::xid8, $1, 'trial.happened', jsonb_build_object('n', n) from generate_series(0, 1199) n`,
    [new Date()],
  )
  const transact = createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
  const seen: unknown[] = []
  const dispatcher = startDispatcher({
    transact,
    log,
    subscribers: [
      {
        listener: "trial",
        kinds: ["trial.happened"],
        async handle(_tx, events) {
          seen.push(...events.map(({ data }) => data.n))
        },
      },
    ],
  })
  await dispatcher.drain()
  await dispatcher.stop()
  expect(seen).toEqual(Array.from({ length: 1200 }, (_, n) => n))
})
