import { onTestFinished } from "vitest"
import { type Database, openDatabase } from "../src/platform/db/database.ts"
import { createTransact, type Reads, type Transact } from "../src/platform/db/transaction.ts"
import { manualClock } from "../src/platform/lib/clock.ts"
import { encryptionFor } from "../src/platform/lib/encryption.ts"
import { jsonLog } from "../src/platform/lib/log.ts"
import { findings } from "./audit.ts"
import { testDatabase } from "./casino.ts"

/** Uses the role of the application, and a clock that the test moves. */
export type TestStore = {
  transact: Transact
  transactOver(database: Database): Transact
  reads: () => Reads
  database: Database
  owner: Database
  url: string
  applicationUrl: string
  clock: ReturnType<typeof manualClock>
  broken(): Promise<string[]>
}

export async function storeForTest(now = new Date("2026-11-20T12:00:00Z")): Promise<TestStore> {
  const { url, applicationUrl, drop } = await testDatabase()
  const log = jsonLog("silent")
  const database = openDatabase({ url: applicationUrl, log })
  const owner = openDatabase({ url, log, asOwner: true, connections: 4 })
  onTestFinished(async () => {
    await database.close()
    await owner.close()
    await drop()
  })
  const clock = manualClock(now)
  const letters = encryptionFor([{ id: 1, bytes: Buffer.alloc(32, 7) }], "letters")
  const transactOver = (over: Database) =>
    createTransact({ database: over, clock, tell: () => {}, onEvents: () => {}, letters })
  return {
    transact: transactOver(database),
    transactOver,
    reads: () => ({ db: database.db, now: clock.now() }),
    database,
    owner,
    url,
    applicationUrl,
    clock,
    broken: async () => (await findings(url)).map(({ name }) => name),
  }
}
