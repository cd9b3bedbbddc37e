import { collectAdminCommands } from "./adminCommands.ts"
import { dryRunFloors } from "./dryRun.ts"
import { sentences } from "./errorSentences.ts"
import type { IdentityEncryption } from "./modules/players/index.ts"
import { OperatorError } from "./platform/admin/operatorError.ts"
import { openDatabase } from "./platform/db/database.ts"
import { createTransact } from "./platform/db/transaction.ts"
import { AppError } from "./platform/lib/appError.ts"
import { systemClock } from "./platform/lib/clock.ts"
import { jsonLog } from "./platform/lib/log.ts"

const adminCommands = collectAdminCommands(dryRunFloors().flat())

function usage(): string {
  const heads = adminCommands.map(({ name, words }) => `npm run operator -- ${name} ${words}`.trimEnd())
  const width = Math.max(...heads.map(({ length }) => length)) + 2
  return heads.map((head, i) => `${head.padEnd(width)}${adminCommands[i]!.does}`).join("\n")
}

/** Trimmed and lower case, so that two spellings are one person. */
function parseOperatorName(operator: string): string | undefined {
  const name = operator.trim().toLowerCase()
  return /^[\p{L}\p{N}][\p{L}\p{N}._@ -]{0,63}$/u.test(name) ? name : undefined
}

/** `code` is an exit code: 0 done, 1 not done, 2 invalid. `file` is to be written unless it exists. */
export type CommandOutput = { code: 0 | 1 | 2; text: string; file?: { path: string; bytes: Buffer } }

const throwNoKeys = (): never => {
  throw new Error("This command needs the identity keys: set IDENTITY_KEYS.")
}
const noKeys = new Proxy({} as IdentityEncryption, { get: () => throwNoKeys })

/** Actions are recorded under the name of the operator; `secret` decrypts what some of them need. */
export function runOperatorCommand(
  [command, ...words]: readonly string[],
  operator: string,
  secret: IdentityEncryption = noKeys,
): CommandOutput | ((url: string) => Promise<CommandOutput>) {
  const commands = collectAdminCommands(dryRunFloors({ secret }).flat())
  const run = commands.find(({ name }) => name === command)?.parse(words)
  if (!run) return { code: 2, text: usage() }
  const by = parseOperatorName(operator)
  if (!by) return { code: 2, text: "OPERATOR is not a person's name." }
  return async (url) => {
    const database = openDatabase({ url, log: jsonLog("silent"), connections: 1, asOwner: true })
    const transact = createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
    try {
      const result = await transact((tx) => run(tx, by))
      return { code: 0, ...(typeof result === "string" ? { text: result } : result) }
    } catch (error) {
      if (error instanceof OperatorError) return { code: 1, text: error.message }
      if (error instanceof AppError)
        return { code: 1, text: sentences.describe("en", error.name, error.params) }
      throw error
    } finally {
      await database.close()
    }
  }
}
