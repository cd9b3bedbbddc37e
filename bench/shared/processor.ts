import { readdirSync, readFileSync } from "node:fs"

/** The kernel's unit of what it says of processes, USER_HZ. */
const tickUs = 10_000

/** What a process took of the processors until now, and what those took that it has started and seen end, µs. */
type Process = { parent: number; ownUs: number; endedUs: number }

/** A process by its number; undefined where it has ended. */
export function processOf(pid: string | number): Process | undefined {
  let line: string
  try {
    line = readFileSync(`/proc/${pid}/stat`, "utf8")
  } catch {
    return undefined
  }
  // The name before them stands in brackets, and may hold anything. The first is field 3.
  const fields = line.slice(line.lastIndexOf(") ") + 2).split(" ")
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return {
    parent: Number(fields[1]),
    ownUs: (user + system) * tickUs,
    endedUs: (endedUser + endedSystem) * tickUs,
  }
}

/**
 * What all processes that one has started, and theirs, took of the processors until now, µs: of this one the product and PostgreSQL. A
 * connection that is closed meanwhile is counted with the process that had opened it. Needs Linux.
 */
export function startedUs(by = process.pid): number {
  const processes = new Map<number, Process>()
  for (const name of readdirSync("/proc")) {
    const found = /^\d+$/.test(name) ? processOf(name) : undefined
    if (found) processes.set(Number(name), found)
  }
  const isOurs = ({ parent }: Process): boolean => {
    if (parent === by) return true
    const above = processes.get(parent)
    return above !== undefined && isOurs(above)
  }
  return [...processes.values()].filter(isOurs).reduce((sum, { ownUs, endedUs }) => sum + ownUs + endedUs, 0)
}
