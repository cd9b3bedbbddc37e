import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { expect, it } from "vitest"
import { minuteMs } from "./calendar.ts"
import { processCommand, processStartedAt, psColumn } from "./process.ts"

const hasPs = spawnSync("ps", ["-p", String(process.pid)]).status === 0

it("returns start time and command of a process, or empty strings once it has ended", async () => {
  const child = spawn("sleep", ["60"])
  await once(child, "spawn")
  const pid = child.pid!
  expect(processStartedAt(pid)).not.toBe("")
  expect(processStartedAt(pid)).toBe(processStartedAt(pid))
  expect(processCommand(pid)).toBe("sleep 60")
  child.kill("SIGKILL")
  await once(child, "exit")
  expect([processStartedAt(pid), processCommand(pid)]).toEqual(["", ""])
})

// macOS has no /proc and needs ps, which Linux usually has too.
it.runIf(hasPs)("reads the same from ps", async () => {
  const child = spawn("sleep", ["60"])
  await once(child, "spawn")
  const pid = child.pid!
  expect(psColumn(pid, "command")).toBe("sleep 60")
  expect(Date.parse(psColumn(pid, "lstart"))).toBeGreaterThan(Date.now() - minuteMs)
  child.kill("SIGKILL")
  await once(child, "exit")
  expect([psColumn(pid, "command"), psColumn(pid, "lstart")]).toEqual(["", ""])
})
