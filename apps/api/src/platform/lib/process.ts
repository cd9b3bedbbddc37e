import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

const hasProc = existsSync("/proc/self/stat")

/** Replaces /proc on macOS. Like the functions below it returns "" where the process does not exist. */
export const psColumn = (pid: number, column: "lstart" | "command"): string =>
  spawnSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? ""

/** Distinguishes processes that had the same id one after the other. */
export function processStartedAt(pid: number): string {
  if (!hasProc) return psColumn(pid, "lstart")
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""
  } catch {
    return ""
  }
}

export function processCommand(pid: number): string {
  if (!hasProc) return psColumn(pid, "command")
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim()
  } catch {
    return ""
  }
}
