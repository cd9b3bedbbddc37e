import { userInfo } from "node:os"
import { resolve } from "node:path"
import { systemClock } from "../apps/api/src/kernel/clock.ts"
import { runningCluster } from "../apps/api/src/kernel/cluster.ts"
import { openDatabase } from "../apps/api/src/kernel/database.ts"
import { jsonLog } from "../apps/api/src/kernel/log.ts"
import { closeAlarm, openAlarms, retryEvent, retryJob } from "../apps/api/src/kernel/operations.ts"
import { type Tx, transactions } from "../apps/api/src/kernel/transaction.ts"

// `npm run operator -- alarms | close-alarm ID | retry-event LISTENER ID | retry-job ID`: what a person does about
// an alarm, on the database of DATABASE_URL or of the casino that is running here (then as its owner).
const usage = `npm run operator -- alarms                      what is open
npm run operator -- close-alarm ID              seen to
npm run operator -- retry-event LISTENER ID     a parked event once more
npm run operator -- retry-job ID                a job that was given up once more`

function end(text: string, code: number): never {
  console[code === 0 ? "log" : "error"](text)
  process.exit(code)
}

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,17}$/.test(text)
const url = process.env.DATABASE_URL ?? runningCluster(resolve(process.env.DATA_DIR ?? "data"))
const [command, ...words] = process.argv.slice(2)
if (command === undefined) end(usage, 2)
if (url === undefined) end("No casino is running here, and DATABASE_URL is not set.", 1)

const database = openDatabase({ url, log: jsonLog("silent"), connections: 1, asOwner: true })
const transact = transactions({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })

async function list(): Promise<string> {
  const open = await transact(openAlarms)
  if (open.length === 0) return "No alarm is open."
  return open
    .map(({ id, kind, subject, count, openedAt, lastSeenAt, detail }) => {
      const more = Object.entries(detail).map(([name, value]) => `\n        ${name}: ${value}`)
      return `${String(id).padStart(6)}  ${kind}  ${subject}\n        ${count} × from ${openedAt.toISOString()} to ${lastSeenAt.toISOString()}${more.join("")}`
    })
    .join("\n")
}
async function act(what: (tx: Tx) => Promise<boolean>, done: string, missing: string): Promise<never> {
  const found = await transact(what)
  await database.close()
  return end(found ? done : missing, found ? 0 : 1)
}

const [first, second] = words
if (command === "alarms" && words.length === 0) {
  const text = await list()
  await database.close()
  end(text, 0)
}
if (command === "close-alarm" && words.length === 1 && isId(first)) {
  const by = `operator ${userInfo().username}`
  await act(
    (tx) => closeAlarm(tx, BigInt(first), by),
    `Alarm ${first} is closed.`,
    `No alarm ${first} is open.`,
  )
}
if (command === "retry-event" && words.length === 2 && first && isId(second)) {
  await act(
    (tx) => retryEvent(tx, first, BigInt(second)),
    `${first} will try event ${second} again within a second.`,
    `${first} has no event ${second} parked.`,
  )
}
if (command === "retry-job" && words.length === 1 && isId(first)) {
  await act(
    (tx) => retryJob(tx, BigInt(first)),
    `Job ${first} has all its attempts again and runs now.`,
    `No job ${first} was given up.`,
  )
}
end(usage, 2)
