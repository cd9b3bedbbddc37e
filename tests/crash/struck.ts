import { existsSync, readFileSync, rmSync } from "node:fs"
import { eventually } from "@elite/testkit/eventually"
import { casino } from "../../apps/api/src/casino.ts"
import { readConfig } from "../../apps/api/src/config.ts"
import { fastClock } from "../../apps/api/src/platform/lib/clock.ts"
import { writeWhole } from "../whole.ts"

// A process of the house whose clock runs faster, and that stops or dies exactly when a statement that was named to it has been
// committed, before anything else is done: nobody has been told of it then. It writes down when it was hit, when it led, and when
// it had done with what others had left.
const { ORDERS, SINCE, SPEED, PORT, LET_IN_MS } = process.env
const order = `${ORDERS}/${PORT}`
const clock = fastClock({ speed: Number(SPEED), since: new Date(SINCE!) })

/** An order is a signal and the name of a statement; it is carried out once. */
function strike(name: string): void {
  if (!existsSync(order)) return
  const [signal, statement] = readFileSync(order, "utf8").split(" ") as [NodeJS.Signals, string]
  if (statement !== name) return
  writeWhole(`${ORDERS}/hit`, `${PORT} ${Date.now()}`)
  rmSync(order)
  process.kill(process.pid, signal)
}

let term: bigint | undefined
/** Of a new leader: it leads, and what it found is settled, or there was nothing. */
function writeDown(name: string, row: { term?: bigint | null }): void {
  if (name === "crash.take_lead" && row.term) {
    term = row.term
    writeWhole(`${ORDERS}/led-${term}`, String(Date.now()))
  }
  if (!term || (name !== "crash.settle_round" && name !== "crash.open_round")) return
  writeWhole(`${ORDERS}/done-${term}`, String(Date.now()))
  term = undefined
}

const waitedFor = new Set<unknown>()
/** A take-off waits once for the bets of its round, as it does for those that are under way; told that all are in by a file. */
async function letIn(name: string, [, roundId]: unknown[]): Promise<void> {
  if (LET_IN_MS === undefined || name !== "crash.take_off" || waitedFor.has(roundId)) return
  waitedFor.add(roundId)
  const areIn = () => existsSync(`${ORDERS}/in-${roundId}`)
  await eventually(areIn, { withinMs: Number(LET_IN_MS) }).catch(() => {})
}

const running = await casino(readConfig(process.env), { clock })
const { database } = running.platform
const once = database.once.bind(database)
Object.assign(database, {
  async once(name: string, text: string, values: unknown[]) {
    await letIn(name, values)
    const rows = await once(name, text, values)
    // Of whoever led before, nothing is committed any more.
    if (rows.length > 0) {
      writeDown(name, rows[0] as object)
      strike(name)
    }
    return rows
  },
})
await running.start()
