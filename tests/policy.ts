import { systemClock } from "../apps/api/src/kernel/clock.ts"
import { runningCluster } from "../apps/api/src/kernel/cluster.ts"
import { openDatabase } from "../apps/api/src/kernel/database.ts"
import { jsonLog } from "../apps/api/src/kernel/log.ts"
import type { Policy, PolicyState } from "../apps/api/src/kernel/setting.ts"
import { transactions } from "../apps/api/src/kernel/transaction.ts"
import { setPolicy } from "../apps/api/src/modules/content/index.ts"

/** Switches a policy of a product that runs; its processes hear of it as of any change. */
export async function switchPolicy(
  { dataDir }: { dataDir: string },
  policy: Policy,
  state: PolicyState,
): Promise<void> {
  const url = runningCluster(dataDir)!
  const database = openDatabase({ url, log: jsonLog("silent"), connections: 1, asOwner: true })
  try {
    const transact = transactions({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
    await transact((tx) => setPolicy(tx, policy, state, "a test"))
  } finally {
    await database.close()
  }
}
