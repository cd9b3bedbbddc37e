import { collectAdminCommands } from "./adminCommands.ts"
import { dryRunFloors } from "./dryRun.ts"
import type { IdentityEncryption } from "./modules/players/index.ts"
import { openDatabase } from "./platform/db/database.ts"
import { createTransact } from "./platform/db/transaction.ts"
import { systemClock } from "./platform/lib/clock.ts"
import { jsonLog } from "./platform/lib/log.ts"

const adminCommands = collectAdminCommands(dryRunFloors().flat())

/** Every command of the desk with what it does, a line each. */
function usage(): string {
  const heads = adminCommands.map(({ name, words }) => `npm run operator -- ${name} ${words}`.trimEnd())
  const width = Math.max(...heads.map(({ length }) => length)) + 2
  return heads.map((head, i) => `${head.padEnd(width)}${adminCommands[i]!.does}`).join("\n")
}

/** Two spellings of a name are one person. */
function nameOf(operator: string): string | undefined {
  const name = operator.trim().toLowerCase()
  return /^[\p{L}\p{N}][\p{L}\p{N}._@ -]{0,63}$/u.test(name) ? name : undefined
}

/**
 * What is said back at the desk. `code` is a program's: 0 done, 1 not done, 2 not understood. `file` is to be written where
 * nothing is yet.
 */
export type CommandOutput = { code: 0 | 1 | 2; text: string; file?: { path: string; bytes: Buffer } }

const throwNoKeys = (): never => {
  throw new Error("This needs the keys of the house: IDENTITY_KEYS.")
}
/** Stands where nobody brought the keys: most of what a person does needs none. */
const noKeys = new Proxy({} as IdentityEncryption, { get: () => throwNoKeys })

/**
 * Understands what a person says at the desk and answers how to do it in the database of an address, or why not. Each
 * module declares its own operations; what is done is kept under the operator's name. `secret` opens and marks what some of
 * them are about.
 */
export function runOperatorCommand(
  [command, ...words]: readonly string[],
  operator: string,
  secret: IdentityEncryption = noKeys,
): CommandOutput | ((url: string) => Promise<CommandOutput>) {
  const mine = collectAdminCommands(dryRunFloors({ secret }).flat())
  const run = mine.find(({ name }) => name === command)?.parse(words)
  if (!run) return { code: 2, text: usage() }
  const by = nameOf(operator)
  if (!by) return { code: 2, text: "OPERATOR is not a person's name." }
  return async (url) => {
    const database = openDatabase({ url, log: jsonLog("silent"), connections: 1, asOwner: true })
    const transact = createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
    try {
      const { text: said, isDone, file } = await transact((tx) => run(tx, by))
      return { code: isDone ? 0 : 1, text: said, ...(file && { file }) }
    } finally {
      await database.close()
    }
  }
}
