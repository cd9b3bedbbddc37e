import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { expect, it } from "vitest"

/** Makes the file and takes it away again, as often as it can, until it is stopped. */
const writer = `
  const { workerData: { module, path } } = require("node:worker_threads")
  const { rmSync } = require("node:fs")
  import(module).then(({ writeWhole }) => {
    for (;;) {
      writeWhole(path, "all of it")
      rmSync(path)
    }
  })
`

it("a file that another waits for is never there by half", async () => {
  const folder = mkdtempSync(join(tmpdir(), "casino-whole-"))
  const path = join(folder, "file")
  const module = new URL("whole.ts", import.meta.url).href
  const worker = new Worker(writer, { eval: true, workerData: { module, path } })
  try {
    const read = new Set<string>()
    for (let seen = 0; seen < 2_000; ) {
      if (!existsSync(path)) continue
      try {
        read.add(readFileSync(path, "utf8"))
        seen++
      } catch {
        // It was taken away in between.
      }
    }
    expect([...read]).toEqual(["all of it"])
  } finally {
    await worker.terminate()
    rmSync(folder, { recursive: true, force: true })
  }
})
