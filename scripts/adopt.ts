import { migrateDatabase, sqlFolders } from "../apps/api/src/casino.ts"
import { dryRunFloors } from "../apps/api/src/dryRun.ts"
import { adoptDatabase } from "../apps/api/src/platform/db/databaseIdentity.ts"
import { jsonLog } from "../apps/api/src/platform/lib/log.ts"
import { asOwner } from "./owner.ts"

// `npm run adopt` prepares a database that was restored into another PostgreSQL server.
await asOwner(async (url) => {
  await migrateDatabase(url, sqlFolders(dryRunFloors().flat()), jsonLog("warn"))
  await adoptDatabase(url)
  console.log("Cursors and snapshots are rebased: the casino may start on this database.")
})
