import { existsSync, readFileSync, rmSync } from "node:fs"
import { casino } from "../../apps/api/src/casino.ts"
import { readConfig } from "../../apps/api/src/config.ts"
import { fastClock } from "../../apps/api/src/kernel/clock.ts"

// A process of the house whose clock runs faster, and that stops or dies exactly when a statement that was named to it has been
// committed, before anything else is done: nobody has been told of it then.
const { ORDERS, SINCE, SPEED, PORT } = process.env
const order = `${ORDERS}/${PORT}`
const clock = fastClock({ speed: Number(SPEED), since: new Date(SINCE!) })

/** An order is a signal and the name of a statement; it is carried out once. */
function strike(name: string): void {
  if (!existsSync(order)) return
  const [signal, statement] = readFileSync(order, "utf8").split(" ") as [NodeJS.Signals, string]
  if (statement !== name) return
  rmSync(order)
  process.kill(process.pid, signal)
}

const running = await casino(readConfig(process.env), { clock })
const { database } = running.kernel
const once = database.once.bind(database)
Object.assign(database, {
  async once(name: string, text: string, values: unknown[]) {
    const rows = await once(name, text, values)
    // Of whoever led before, nothing is committed any more.
    if (rows.length > 0) strike(name)
    return rows
  },
})
await running.start()
