import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { eventually } from "@elite/testkit/eventually"
import pg from "pg"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { clusterFolder, runningCluster, startCluster } from "./embeddedPostgres.ts"

const module = new URL("embeddedPostgres.ts", import.meta.url).href
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "casino-cluster-"))
  chmodSync(dataDir, 0o755)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

/** Starts a process that starts the server and prints its URL. */
function spawnStarter(): ChildProcess {
  const program = `
    import { startCluster } from ${JSON.stringify(module)}
    const cluster = await startCluster({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(cluster.url)
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  })
}

describe("startCluster", () => {
  it("stops the server with its parent process, even after kill -9, without losing commits", async () => {
    const child = spawnStarter()
    const [url] = (await once(child.stdout!, "data")) as [Buffer]
    await query(url.toString().trim(), "create table kept as select 7 as n")
    expect(runningCluster(dataDir)).toBe(url.toString().trim())
    child.kill("SIGKILL")
    const pidFile = join(clusterFolder(dataDir), "files", "postmaster.pid")
    await eventually(() => !existsSync(pidFile))

    const again = await startCluster({ dataDir })
    expect(await query(again.url, "select n from kept")).toEqual([{ n: 7 }])
    await again.stop()
    expect(runningCluster(dataDir)).toBeUndefined()
  })

  it("starts after its first start was killed at any moment", async () => {
    for (const afterMs of [250, 500, 900]) {
      const child = spawnStarter()
      await sleep(afterMs)
      child.kill("SIGKILL")
      await once(child, "exit")
    }
    const cluster = await startCluster({ dataDir, durable: false })
    expect(await query(cluster.url, "select 1 as n")).toEqual([{ n: 1 }])
    await cluster.stop()
  })

  it("ignores another process that has the id of a dead server", async () => {
    const first = await startCluster({ dataDir, durable: false })
    const folder = clusterFolder(dataDir)
    const pidFile = join(folder, "files", "postmaster.pid")
    const pidFileLines = readFileSync(pidFile, "utf8").split("\n")
    await first.stop()
    // PostgreSQL ignores processes of other accounts, so this one has the account of the server.
    const { uid, gid } = statSync(join(folder, "files"))
    const otherProcess = spawn("sleep", ["60"], { uid, gid, stdio: "ignore" })
    writeFileSync(pidFile, [otherProcess.pid, ...pidFileLines.slice(1, 7), "ready   ", ""].join("\n"))
    expect(runningCluster(dataDir)).toBeUndefined()
    const again = await startCluster({ dataDir, durable: false })
    expect(await query(again.url, "select 1 as n")).toEqual([{ n: 1 }])
    await again.stop()
    expect(otherProcess.exitCode ?? otherProcess.signalCode).toBe(null)
    otherProcess.kill("SIGKILL")
  })
})
