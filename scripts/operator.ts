import { existsSync, writeFileSync } from "node:fs"
import { userInfo } from "node:os"
import { join } from "node:path"
import { readIdentityKeys } from "../apps/api/src/config.ts"
import { identityEncryption } from "../apps/api/src/modules/players/index.ts"
import { type CommandOutput, runOperatorCommand } from "../apps/api/src/operatorCli.ts"
import { loadSecrets } from "../apps/sandbox/src/local/environment.ts"
import { asOwner, dataDir } from "./owner.ts"

// `npm run operator -- COMMAND`: what a person does about what waits for them, in the database of DATABASE_URL, of the
// casino that is running here, or of the one that is not running. What they do is kept under their name: OPERATOR, or
// who they are on this machine. What is sealed is opened with IDENTITY_KEYS, or the keys of the casino here.
const kept = existsSync(join(dataDir, "secrets.json")) ? loadSecrets(dataDir).identityKeys : undefined
const keys = process.env.IDENTITY_KEYS ?? kept
const answer = runOperatorCommand(
  process.argv.slice(2),
  process.env.OPERATOR ?? userInfo().username,
  keys === undefined ? undefined : identityEncryption(readIdentityKeys(keys)),
)

function say({ code, text, file }: CommandOutput): void {
  // Never over what is there, and for nobody else of this machine to read.
  if (file) writeFileSync(file.path, file.bytes, { flag: "wx", mode: 0o600 })
  console[code === 0 ? "log" : "error"](text)
  process.exitCode = code
}

if (typeof answer === "function")
  await asOwner(async (url) => say(await answer(url)), { orApplication: true })
else say(answer)
