import { migrateDatabase, sqlFolders } from "../apps/api/src/casino.ts"
import { dryRunFloors } from "../apps/api/src/dryRun.ts"
import { jsonLog } from "../apps/api/src/platform/lib/log.ts"
import { asOwner } from "./owner.ts"

// `npm run migrate` migrates the database as its owner, so that the processes of the casino need no owner's rights.
await asOwner(
  async (url) => {
    const ran = await migrateDatabase(url, sqlFolders(dryRunFloors().flat()), jsonLog("warn"))
    for (const name of ran) console.log(`• ${name}`)
    console.log(ran.length === 0 ? "The database was up to date." : `${ran.length} files applied.`)
  },
  { mayBeEmpty: true },
)
