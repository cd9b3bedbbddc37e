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

/** A process that tries to take the folder; says what came of it and, when it has it, keeps it. */
async function taker(): Promise<{ said: string; child: ChildProcess }> {
  const program = `
    import { lockFolder } from ${JSON.stringify(lock)}
    try { lockFolder(${JSON.stringify(folder)}); console.log("has it"); setInterval(() => {}, 1000) }
    catch (error) { console.log(error.message); process.exit(1) }`
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  children.push(child)
  const [said] = (await once(child.stdout!, "data")) as [Buffer]
  return { said: said.toString().trim(), child }
}

describe("the lock of a data folder", () => {
  it("is held by one process; the second gets a sentence that names the first", async () => {
    const first = await taker()
    expect(first.said).toBe("has it")
    const second = await taker()
    expect(second.said).toBe(
      `This casino is already running here (process ${first.child.pid} has ${folder}). Stop it first, or set DATA_DIR to another folder.`,
    )
  })
  it("is taken over when its owner was killed", async () => {
    const { child } = await taker()
    child.kill("SIGKILL")
    await once(child, "exit")
    expect((await taker()).said).toBe("has it")
  })
  it("is not fooled by a process that got the dead owner's number", async () => {
    writeFileSync(join(folder, "lock"), `${process.pid} 1`)
    expect((await taker()).said).toBe("has it")
  })
  it("goes to exactly one of several that find a dead owner's lock at once", async () => {
    writeFileSync(join(folder, "lock"), "999999999 1")
    const all = await Promise.all(Array.from({ length: 5 }, taker))
    expect(all.filter(({ said }) => said === "has it")).toHaveLength(1)
  })
})
