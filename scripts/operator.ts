import { userInfo } from "node:os"
import { blueprint } from "../apps/api/src/blueprint.ts"
import { systemClock } from "../apps/api/src/kernel/clock.ts"
import { openDatabase } from "../apps/api/src/kernel/database.ts"
import { jsonLog } from "../apps/api/src/kernel/log.ts"
import { transactions } from "../apps/api/src/kernel/transaction.ts"
import { operationsOf } from "../apps/api/src/operations.ts"
import { asOwner } from "./owner.ts"

// `npm run operator -- COMMAND`: what a person does about what waits for them, in the database of DATABASE_URL, of the
// casino that is running here, or of the one that is not running. What they do is kept under their name: OPERATOR, or
// who they are on this machine. Each module declares its own operations; this only says them and runs one.
const operations = operationsOf(blueprint().flat())

function usage(): string {
  const heads = operations.map(({ name, words }) => `npm run operator -- ${name} ${words}`.trimEnd())
  const width = Math.max(...heads.map(({ length }) => length)) + 2
  return heads.map((head, i) => `${head.padEnd(width)}${operations[i]!.does}`).join("\n")
}

/** Two spellings of a name are one person. */
function personAtTheDesk(): string | undefined {
  const name = (process.env.OPERATOR ?? userInfo().username).trim().toLowerCase()
  return /^[\p{L}\p{N}][\p{L}\p{N}._@ -]{0,63}$/u.test(name) ? name : undefined
}

const [command, ...words] = process.argv.slice(2)
const run = operations.find(({ name }) => name === command)?.of(words)
const by = personAtTheDesk()

if (!run) {
  console.error(usage())
  process.exitCode = 2
} else if (!by) {
  console.error("OPERATOR is not a person's name.")
  process.exitCode = 2
} else {
  await asOwner(
    async (url) => {
      const database = openDatabase({ url, log: jsonLog("silent"), connections: 1, asOwner: true })
      const transact = transactions({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
      try {
        const { said, isDone } = await transact((tx) => run(tx, by))
        console[isDone ? "log" : "error"](said)
        if (!isDone) process.exitCode = 1
      } finally {
        await database.close()
      }
    },
    { orApplication: true },
  )
}
