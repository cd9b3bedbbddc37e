import { existsSync } from "node:fs"
import { join } from "node:path"
import { readIdentityKeys } from "../apps/api/src/config.ts"
import { openDatabase } from "../apps/api/src/platform/db/database.ts"
import { createTransact } from "../apps/api/src/platform/db/transaction.ts"
import { systemClock } from "../apps/api/src/platform/lib/clock.ts"
import { jsonLog } from "../apps/api/src/platform/lib/log.ts"
import { rekey } from "../apps/api/src/rekey.ts"
import { loadSecrets } from "../apps/sandbox/src/local/environment.ts"
import { asOwner, dataDir } from "./owner.ts"

// `npm run rekey` encrypts everything with the first of IDENTITY_KEYS again, while the casino is running (docs/keys.md).
await asOwner(async (url) => {
  const storedKeys = existsSync(join(dataDir, "secrets.json")) ? loadSecrets(dataDir).identityKeys : undefined
  const keys = readIdentityKeys(process.env.IDENTITY_KEYS ?? storedKeys)
  const database = openDatabase({ url, log: jsonLog("warn"), connections: 2, asOwner: true })
  const transact = createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
  try {
    const retired = await rekey(transact, keys)
    console.log(`Everything is encrypted and indexed with identity key ${keys[0].id}.`)
    if (retired.length > 0)
      console.log(`No longer needed: ${retired.join(", ")}. IDENTITY_KEYS may leave it out.`)
  } finally {
    await database.close()
  }
})
