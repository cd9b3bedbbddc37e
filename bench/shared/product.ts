import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import node from "../../apps/casino/node.json" with { type: "json" }
import { processOf, startedUs } from "./processor.ts"

export type Running = {
  dataDir: string
  port: number
  url: string
  /** From the command to the first answered page, on a database that is already prepared. */
  startupMs: number
  memoryAtRestMb(): Promise<number>
  /** Resident memory as it is now. */
  memoryMb(): number
  stop(): Promise<void>
}

export type Place = {
  dataDir: string
  databaseUrl: string
  ownerUrl: string
  port: number
  sandboxPort: number
  /** With `api` nothing works off events and jobs. */
  role?: "all" | "api"
}

/** Starts `apps/casino/src/start.ts` as a person would, twice: once to prepare everything, then measured. */
export async function startProduct(place: Place): Promise<Running> {
  const first = await launch(place)
  await ended(first)
  return openProduct(place)
}

/** Starts it once, where everything is prepared. */
export async function openProduct(place: Place): Promise<Running> {
  const began = performance.now()
  const child = await launch(place)
  const startupMs = performance.now() - began
  const memoryMb = () => {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8")
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
  }
  return {
    dataDir: place.dataDir,
    port: place.port,
    url: `http://localhost:${place.port}`,
    startupMs,
    async memoryAtRestMb() {
      await rest(child)
      return memoryMb()
    },
    memoryMb,
    stop: () => ended(child),
  }
}

/** Waits until the product has nothing left to do: after its first start a process of its own draws every poster. */
async function rest({ pid }: ChildProcess): Promise<void> {
  const usedUs = () => {
    const running = pid === undefined ? undefined : processOf(pid)
    if (!running) throw new Error("The product has ended.")
    return running.ownUs + running.endedUs + startedUs(pid)
  }
  for (let calm = 0, waited = 0; calm < 3; waited++) {
    if (waited === 120) throw new Error("The product did not come to rest within two minutes.")
    const before = usedUs()
    await sleep(1_000)
    // A twentieth of a core.
    calm = usedUs() - before <= 50_000 ? calm + 1 : 0
  }
}

async function launch(place: Place): Promise<ChildProcess> {
  const { dataDir, databaseUrl, ownerUrl, port, sandboxPort, role = "all" } = place
  const child = spawn(process.execPath, [...node.options, "apps/casino/src/start.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      SANDBOX: "1",
      ROBOTS: "0",
      ROLE: role,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(sandboxPort + 1),
      PUBLIC_URL: `http://localhost:${port}`,
      SANDBOX_URL: `http://localhost:${sandboxPort}`,
      LIVE: "here",
      // One address asks for thousands here: each is counted as anybody's is, none is refused.
      RATE_LIMIT: "100000000",
    },
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk))
  for (let i = 0; i < 6_000; i++) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${output}`)
    if (output.includes("Ready in") && (await answers(port))) return child
    await sleep(20)
  }
  child.kill("SIGKILL")
  throw new Error(`The product did not start within two minutes:\n${output}`)
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/`)).ok
  } catch {
    return false
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((done) => child.once("exit", done))
  child.kill("SIGTERM")
  await gone
}
