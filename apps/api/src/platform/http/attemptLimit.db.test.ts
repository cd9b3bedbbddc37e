import { sql } from "kysely"
import { expect, it } from "vitest"
import { storeForTest } from "../../../testing/store.ts"
import { hourMs } from "../lib/calendar.ts"
import { countAttempt, deleteOldAttempts } from "./attemptLimit.ts"

it("deletes counters whose window began a day ago, keeps newer ones", async () => {
  const { transact, clock, database } = await storeForTest()
  const count = (bucket: string) => countAttempt(transact, { bucket, limit: 1, windowMs: hourMs })
  for (let n = 0; n < 50; n++) await count(`login:account:guess${n}`)
  clock.advance(23.5 * hourMs)
  await count("login:account:now")
  clock.advance(0.5 * hourMs)
  await deleteOldAttempts(transact)
  const { rows } = await sql<{ bucket: string }>`select bucket from kernel.throttle`.execute(database.db)
  expect(rows).toEqual([{ bucket: "login:account:now" }])
  await expect(count("login:account:now")).rejects.toThrow("TooManyRequests")
})
