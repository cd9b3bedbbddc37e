import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

const lock = new URL("folderLock.ts", import.meta.url).href
let folder: string
let children: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "casino-lock-"))
  children = []
})
afterEach(() => {
  for (const child of children) child.kill("SIGKILL")
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a process that tries to lock the folder and, where it succeeds, holds the lock until it is killed. */
async function tryLock(): Promise<{ output: string; child: ChildProcess }> {
  const program = `
    import { lockFolder } from ${JSON.stringify(lock)}
    try { lockFolder(${JSON.stringify(folder)}); console.log("locked"); setInterval(() => {}, 1000) }
    catch (error) { console.log(error.message); process.exit(1) }`
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  children.push(child)
  const [output] = (await once(child.stdout!, "data")) as [Buffer]
  return { output: output.toString().trim(), child }
}

describe("lockFolder", () => {
  it("refuses a second process with a message that names the first", async () => {
    const first = await tryLock()
    expect(first.output).toBe("locked")
    const second = await tryLock()
    expect(second.output).toBe(
      `This casino is already running here (process ${first.child.pid} has ${folder}). Stop it first, or set DATA_DIR to another folder.`,
    )
  })
  it("takes over the lock of a killed process", async () => {
    const { child } = await tryLock()
    child.kill("SIGKILL")
    await once(child, "exit")
    expect((await tryLock()).output).toBe("locked")
  })
  it("takes over a lock whose process id belongs to another process", async () => {
    writeFileSync(join(folder, "lock"), `${process.pid} 1`)
    expect((await tryLock()).output).toBe("locked")
  })
  it("gives a stale lock to exactly one of several processes", async () => {
    writeFileSync(join(folder, "lock"), "999999999 1")
    const attempts = await Promise.all(Array.from({ length: 5 }, tryLock))
    expect(attempts.filter(({ output }) => output === "locked")).toHaveLength(1)
  })
})
