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

const ask = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

/** A process that starts the server of this test's folder and says its address. */
function starter(): ChildProcess {
  const program = `
    import { startCluster } from ${JSON.stringify(module)}
    const cluster = await startCluster({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(cluster.url)
    setInterval(() => {}, 1000)`
  return spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  })
}

describe("our own PostgreSQL", () => {
  it("ends with the process that started it, even by kill -9, and keeps what was acknowledged", async () => {
    const child = starter()
    const [url] = (await once(child.stdout!, "data")) as [Buffer]
    await ask(url.toString().trim(), "create table kept as select 7 as n")
    expect(runningCluster(dataDir)).toBe(url.toString().trim())
    child.kill("SIGKILL")
    const pidFile = join(clusterFolder(dataDir), "files", "postmaster.pid")
    await eventually(() => !existsSync(pidFile))

    const again = await startCluster({ dataDir })
    expect(await ask(again.url, "select n from kept")).toEqual([{ n: 7 }])
    await again.stop()
    expect(runningCluster(dataDir)).toBeUndefined()
  })

  it("starts after its very first start was killed at any moment", async () => {
    for (const afterMs of [250, 500, 900]) {
      const child = starter()
      await sleep(afterMs)
      child.kill("SIGKILL")
      await once(child, "exit")
    }
    const cluster = await startCluster({ dataDir, durable: false })
    expect(await ask(cluster.url, "select 1 as n")).toEqual([{ n: 1 }])
    await cluster.stop()
  })

  it("neither believes nor kills a stranger who has the process id of a server that died", async () => {
    const first = await startCluster({ dataDir, durable: false })
    const folder = clusterFolder(dataDir)
    const pidFile = join(folder, "files", "postmaster.pid")
    const said = readFileSync(pidFile, "utf8").split("\n")
    await first.stop()
    // The account of the server itself: a stranger of another account would not even look alive to PostgreSQL.
    const { uid, gid } = statSync(join(folder, "files"))
    const stranger = spawn("sleep", ["60"], { uid, gid, stdio: "ignore" })
    writeFileSync(pidFile, [stranger.pid, ...said.slice(1, 7), "ready   ", ""].join("\n"))
    expect(runningCluster(dataDir)).toBeUndefined()
    const again = await startCluster({ dataDir, durable: false })
    expect(await ask(again.url, "select 1 as n")).toEqual([{ n: 1 }])
    await again.stop()
    expect(stranger.exitCode ?? stranger.signalCode).toBe(null)
    stranger.kill("SIGKILL")
  })
})
