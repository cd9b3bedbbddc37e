import { openDatabase } from "../../apps/api/src/platform/db/database.ts"
import { runningCluster } from "../../apps/api/src/platform/db/embeddedPostgres.ts"
import { createTransact, type Tx } from "../../apps/api/src/platform/db/transaction.ts"
import { systemClock } from "../../apps/api/src/platform/lib/clock.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"

/** Does something in the database of a product that runs; its processes hear of what is announced. */
export async function inHouse<T>({ dataDir }: { dataDir: string }, work: (tx: Tx) => Promise<T>): Promise<T> {
  const url = runningCluster(dataDir)!
  const database = openDatabase({ url, log: jsonLog("silent"), connections: 1, asOwner: true })
  try {
    const transact = createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
    return await transact(work)
  } finally {
    await database.close()
  }
}
