import { existsSync, writeFileSync } from "node:fs"
import { userInfo } from "node:os"
import { join } from "node:path"
import { readIdentityKeys } from "../apps/api/src/config.ts"
import { identityEncryption } from "../apps/api/src/modules/players/index.ts"
import { type CommandOutput, runOperatorCommand } from "../apps/api/src/operatorCli.ts"
import { loadSecrets } from "../apps/sandbox/src/local/environment.ts"
import { asOwner, dataDir } from "./owner.ts"

// `npm run operator -- COMMAND` runs a command of an operator in the database that `asOwner` finds. It is recorded under
// OPERATOR, or the user of this machine, and decrypts with IDENTITY_KEYS, or the keys in the data folder.
const storedKeys = existsSync(join(dataDir, "secrets.json")) ? loadSecrets(dataDir).identityKeys : undefined
const keys = process.env.IDENTITY_KEYS ?? storedKeys
const output = runOperatorCommand(
  process.argv.slice(2),
  process.env.OPERATOR ?? userInfo().username,
  keys === undefined ? undefined : identityEncryption(readIdentityKeys(keys)),
)

function print({ code, text, file }: CommandOutput): void {
  // No existing file is overwritten, and only this user may read the new one.
  if (file) writeFileSync(file.path, file.bytes, { flag: "wx", mode: 0o600 })
  console[code === 0 ? "log" : "error"](text)
  process.exitCode = code
}

if (typeof output === "function")
  await asOwner(async (url) => print(await output(url)), { orApplication: true })
else print(output)
