import { sql } from "kysely"
import { expect, test } from "vitest"
import { testCasino } from "../../../testing/casino.ts"
import { openPlace } from "./environmentGuard.ts"

test("a database made with sandboxes never serves real vendors, nor the other way round", async () => {
  const { kernel, close } = await testCasino({ sandbox: false })
  try {
    await openPlace(kernel.transact, true)
    await expect(openPlace(kernel.transact, false)).rejects.toThrow("was made with sandboxes")
    const change = sql`update kernel.place set sandbox = false`.execute(kernel.database.db)
    await expect(change).rejects.toThrow("permission denied")
  } finally {
    await close()
  }
})
