import { resolve } from "node:path"
import { auditDatabase, invariantsOf } from "../apps/api/src/audit.ts"
import { blueprint } from "../apps/api/src/blueprint.ts"
import { runningCluster, startCluster } from "../apps/api/src/kernel/cluster.ts"
import { lockFolder } from "../apps/api/src/kernel/lock.ts"

// `npm run audit`: every invariant of every module, over the database of DATABASE_URL, of the casino that is
// running here, or of the one that is not running. Ends with 1 when something does not hold.
const dataDir = resolve(process.env.DATA_DIR ?? "data")
async function withDatabase<T>(use: (url: string) => Promise<T>): Promise<T> {
  const url = process.env.DATABASE_URL ?? runningCluster(dataDir)
  if (url) return use(url)
  const lock = lockFolder(dataDir)
  const cluster = await startCluster({ dataDir })
  try {
    return await use(cluster.url)
  } finally {
    await cluster.stop()
    lock.release()
  }
}

const invariants = invariantsOf(blueprint().flat())
const findings = await withDatabase((url) => auditDatabase(url, invariants))
for (const { name, rows } of findings) {
  console.error(`✗ ${name}`)
  for (const row of rows.slice(0, 10)) console.error(`    ${JSON.stringify(row)}`)
}
console.log(`${invariants.length} invariants checked, ${findings.length} broken`)
process.exit(findings.length === 0 ? 0 : 1)
