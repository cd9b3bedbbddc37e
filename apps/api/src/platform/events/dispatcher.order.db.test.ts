import { expect, it, onTestFinished } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { openDatabase } from "../db/database.ts"
import { createTransact } from "../db/transaction.ts"
import { systemClock } from "../lib/clock.ts"
import { jsonLog } from "../lib/log.ts"
import { startDispatcher } from "./dispatcher.ts"

it("reads every event once and in order, though transaction ids gain a digit within a batch", async () => {
  const { url, drop } = await testDatabase()
  const log = jsonLog("silent")
  const database = openDatabase({ url, log, asOwner: true })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  // Transactions 90 to 109, sixty events each: more than two batches, across 99 | 100.
  await database.pool.query(
    `insert into kernel.event (xid, at, kind, data)
     select ((90 + n / 60)::text)::xid8, $1, 'trial.happened', jsonb_build_object('n', n) from generate_series(0, 1199) n`,
    [new Date()],
  )
  const transact = createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
  const seen: unknown[] = []
  const listening = startDispatcher({
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
  await listening.drain()
  await listening.stop()
  expect(seen).toEqual(Array.from({ length: 1200 }, (_, n) => n))
})
