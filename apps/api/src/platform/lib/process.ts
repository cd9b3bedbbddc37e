import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"

/** Whether a process with this id exists, ours or not. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

const hasProc = existsSync("/proc/self/stat")

/** What `ps` says of a process where there is no /proc, as on macOS; "" where it is gone. */
export const psColumn = (pid: number, column: "lstart" | "command"): string =>
  spawnSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? ""

/** When a process started, so that a reused process id is not mistaken for the old owner; "" for none. */
export function processStartedAt(pid: number): string {
  if (!hasProc) return psColumn(pid, "lstart")
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""
  } catch {
    return ""
  }
}

/** The command line of a process, its words joined by a space; "" where it is gone. */
export function processCommand(pid: number): string {
  if (!hasProc) return psColumn(pid, "command")
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim()
  } catch {
    return ""
  }
}
