import { readdirSync, readFileSync } from "node:fs"

/** The kernel's unit of what it says of processes, USER_HZ. */
const tickUs = 10_000

type Process = { parent: number; us: number }

/** A process and what it, and whatever it has started and seen end, took of the processors until now. */
function processOf(pid: string): Process | undefined {
  let line: string
  try {
    line = readFileSync(`/proc/${pid}/stat`, "utf8")
  } catch {
    // It ended meanwhile.
    return undefined
  }
  // The name before them stands in brackets, and may hold anything. The first is field 3.
  const fields = line.slice(line.lastIndexOf(") ") + 2).split(" ")
  // utime, stime, cutime, cstime.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { parent: Number(fields[1]), us: ticks * tickUs }
}

/**
 * What all processes that this one has started, and theirs, took of the processors until now, µs: here the product and PostgreSQL. A
 * connection that is closed meanwhile is counted with the process that had opened it. Needs Linux.
 */
export function startedUs(): number {
  const processes = new Map<number, Process>()
  for (const name of readdirSync("/proc")) {
    const found = /^\d+$/.test(name) ? processOf(name) : undefined
    if (found) processes.set(Number(name), found)
  }
  const isOurs = ({ parent }: Process): boolean => {
    if (parent === process.pid) return true
    const above = processes.get(parent)
    return above !== undefined && isOurs(above)
  }
  return [...processes.values()].filter(isOurs).reduce((sum, { us }) => sum + us, 0)
}
