import { sql } from "kysely"
import { expect, test } from "vitest"
import { testCasino } from "../../../testing/casino.ts"
import { guardEnvironment } from "./environmentGuard.ts"

test("refuses a database of the sandboxes with real vendors", async () => {
  const { platform, close } = await testCasino({ sandbox: false })
  try {
    await guardEnvironment(platform.transact, true)
    await expect(guardEnvironment(platform.transact, false)).rejects.toThrow("was made with sandboxes")
    const change = sql`update kernel.place set sandbox = false`.execute(platform.database.db)
    await expect(change).rejects.toThrow("permission denied")
  } finally {
    await close()
  }
})
