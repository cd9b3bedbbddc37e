import { readdirSync, readFileSync } from "node:fs"

/** Processor time of each process by its number, µs. */
export type ProcessorTimes = ReadonlyMap<number, number>

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    // It ended meanwhile.
    return undefined
  }
}

const parentOf = (pid: number): number | undefined => {
  // The name before it stands in brackets, and may hold anything.
  const after = read(`/proc/${pid}/stat`)?.split(") ").at(-1)
  return after === undefined ? undefined : Number(after.split(" ")[1])
}

const threadsOf = (pid: number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** What the kernel counts for each thread of a process, in ns; `/proc/PID/schedstat` alone is that of its first. */
const timeOf = (pid: number): number =>
  threadsOf(pid).reduce(
    (sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`)?.split(" ")[0] ?? 0) / 1_000,
    0,
  )

/** Of all processes that this one has started, and of theirs: here the product and PostgreSQL. Needs Linux. */
export function startedProcesses(): ProcessorTimes {
  const parents = new Map<number, number>()
  for (const name of readdirSync("/proc")) {
    const parent = /^\d+$/.test(name) ? parentOf(Number(name)) : undefined
    if (parent !== undefined) parents.set(Number(name), parent)
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isOurs(parents.get(pid)))
  const ours = [...parents.keys()].filter((pid) => pid !== process.pid && isOurs(pid))
  return new Map(ours.map((pid) => [pid, timeOf(pid)]))
}

/** What was used since then by processes that were there all the time, µs. */
export function usedSince(before: ProcessorTimes): number {
  let used = 0
  for (const [pid, time] of startedProcesses()) used += time - (before.get(pid) ?? time)
  return used
}
