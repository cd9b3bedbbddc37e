import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrateDatabase, sqlFolders } from "../apps/api/src/casino.ts"
import { dryRunFloors } from "../apps/api/src/dryRun.ts"
import { startCluster } from "../apps/api/src/platform/db/embeddedPostgres.ts"
import { jsonLog } from "../apps/api/src/platform/lib/log.ts"
import { tablesFile, tableTypes } from "../apps/api/testing/tables.ts"

// `npm run tables` writes the types of every module's tables from a database of the present migrations.
const modules = dryRunFloors().flat()
const dataDir = mkdtempSync(join(tmpdir(), "casino-tables-"))
// For root, PostgreSQL runs under another account, which must reach the folder.
chmodSync(dataDir, 0o755)
const cluster = await startCluster({ dataDir, durable: false })
try {
  await migrateDatabase(cluster.url, sqlFolders(modules), jsonLog("warn"))
  const types = await tableTypes(
    cluster.url,
    modules.map(({ noun }) => noun),
  )
  for (const [noun, text] of types) {
    writeFileSync(join(import.meta.dirname, "..", tablesFile(noun)), text)
    console.log(`• ${tablesFile(noun)}`)
  }
} finally {
  await cluster.stop("immediate")
  rmSync(dataDir, { recursive: true, force: true })
}
