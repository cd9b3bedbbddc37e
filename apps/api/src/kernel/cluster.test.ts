import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { clusterFolder, runningCluster, startCluster } from "./cluster.ts"

const module = new URL("cluster.ts", import.meta.url).href
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "casino-cluster-"))
  chmodSync(dataDir, 0o755)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const ask = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

describe("our own PostgreSQL", () => {
  it("ends with the process that started it, even by kill -9, and keeps what was acknowledged", async () => {
    const program = `
      import { startCluster } from ${JSON.stringify(module)}
      const cluster = await startCluster({ dataDir: ${JSON.stringify(dataDir)} })
      console.log(cluster.url)
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    })
    const [url] = (await once(child.stdout, "data")) as [Buffer]
    await ask(url.toString().trim(), "create table kept as select 7 as n")
    expect(runningCluster(dataDir)).toBe(url.toString().trim())
    child.kill("SIGKILL")
    const pidFile = join(clusterFolder(dataDir), "files", "postmaster.pid")
    for (let i = 0; i < 400 && existsSync(pidFile); i++) await sleep(25)
    expect(existsSync(pidFile)).toBe(false)

    const again = await startCluster({ dataDir })
    expect(await ask(again.url, "select n from kept")).toEqual([{ n: 7 }])
    await again.stop()
    expect(runningCluster(dataDir)).toBeUndefined()
  })
})
