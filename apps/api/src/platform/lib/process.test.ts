import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { expect, it } from "vitest"
import { commandOf, psOf, startedAt } from "./process.ts"

const hasPs = spawnSync("ps", ["-p", String(process.pid)]).status === 0

it("tells when a process started and how, and nothing of one that is gone", async () => {
  const child = spawn("sleep", ["60"])
  await once(child, "spawn")
  const pid = child.pid!
  expect(startedAt(pid)).not.toBe("")
  expect(startedAt(pid)).toBe(startedAt(pid))
  expect(commandOf(pid)).toBe("sleep 60")
  child.kill("SIGKILL")
  await once(child, "exit")
  expect([startedAt(pid), commandOf(pid)]).toEqual(["", ""])
})

// What stands in for /proc on macOS is a program of Linux too.
it.runIf(hasPs)("reads the same from ps", async () => {
  const child = spawn("sleep", ["60"])
  await once(child, "spawn")
  const pid = child.pid!
  expect(psOf(pid, "command")).toBe("sleep 60")
  expect(Date.parse(psOf(pid, "lstart"))).toBeGreaterThan(Date.now() - 60_000)
  child.kill("SIGKILL")
  await once(child, "exit")
  expect([psOf(pid, "command"), psOf(pid, "lstart")]).toEqual(["", ""])
})
