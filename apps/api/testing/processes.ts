import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { freePort } from "@elite/testkit/ports"
import { type LocalAddresses, type Secrets, sandboxEnvironment } from "../../sandbox/src/local/environment.ts"
import { compileCacheEnv } from "./compiled.ts"

export type ApiProcess = {
  readonly url: string
  readonly pid: number
  readonly lines: readonly string[]
  /** Exits that the test did not request. */
  readonly crashes: number
  /** SIGKILL; waits for the exit. */
  kill(): Promise<void>
  /** On the same port; waits until ready and answers how long that took, ms. */
  start(): Promise<number>
  /** SIGTERM; the exit code, or null where it had to be killed after ten seconds. */
  end(): Promise<number | null>
  /** SIGSTOP: the sockets stay open. */
  freeze(): void
}
export type ApiProcesses = {
  readonly all: readonly ApiProcess[]
  readonly urls: readonly string[]
  stop(): Promise<void>
}
export type ProcessOptions = {
  /** Of the application role. */
  databaseUrl: string
  /** Of the owner role; the first process migrates with it. */
  ownerUrl?: string
  secrets: Secrets
  count: number
  /** By default the first has ROLE=all and the others ROLE=api. */
  roles?: readonly string[]
  places?: Pick<LocalAddresses, "sandboxUrl" | "smtpPort">
  env?: Record<string, string>
  program?: readonly string[]
}

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))
const unreachable = { sandboxUrl: "http://localhost:1", smtpPort: 1 }
const readyWithinMs = 90_000

/** On one database, with live messages through it; waits until all are ready. The caller stops them. */
export async function apiProcesses(options: ProcessOptions): Promise<ApiProcesses> {
  const dataDir = mkdtempSync(join(tmpdir(), "casino-processes-"))
  const all: OneProcess[] = []
  for (let i = 0; i < options.count; i++) {
    const env = {
      DATA_DIR: dataDir,
      ROLE: options.roles?.[i] ?? (i === 0 ? "all" : "api"),
      ...(i === 0 && options.ownerUrl !== undefined ? { DATABASE_OWNER_URL: options.ownerUrl } : {}),
      ...compileCacheEnv,
    }
    all.push(await oneProcess({ ...options, env: { ...env, ...options.env } }))
  }
  const stop = async () => {
    await Promise.all(all.map((each) => each.stop()))
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    // One after the other: the first migrates.
    for (const each of all) await each.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { all, urls: all.map(({ url }) => url), stop }
}

type OneProcess = ApiProcess & { stop(): Promise<void> }

async function oneProcess(options: ProcessOptions): Promise<OneProcess> {
  const { databaseUrl, secrets, places = unreachable, program = [main] } = options
  const port = await freePort()
  const url = `http://localhost:${port}`
  const lines: string[] = []
  let child: ChildProcess | undefined
  let shouldRun = false
  let crashes = 0
  const env = {
    PATH: process.env.PATH,
    ...sandboxEnvironment(secrets, { ...places, publicUrl: url, host: "127.0.0.1", sandboxPort: 1 }),
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    LIVE: "postgres",
    LOG_LEVEL: "warn",
    // All clients share one network address: counted, never refused.
    RATE_LIMIT: "100000000",
    CHECK_REPLIES: "1",
    DATABASE_CONNECTIONS: "15",
    ...options.env,
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    shouldRun = false
    const target = child
    if (target === undefined || target.exitCode !== null || target.signalCode !== null)
      return target?.exitCode ?? null
    const gone = once(target, "exit")
    target.kill(signal)
    if (signal === "SIGTERM") await Promise.race([gone, sleep(10_000, undefined, { ref: false })])
    if (target.exitCode === null && target.signalCode === null) target.kill("SIGKILL")
    await gone
    return target.exitCode
  }

  async function start(): Promise<number> {
    await end("SIGKILL")
    const began = performance.now()
    shouldRun = true
    child = spawn(process.execPath, [...program], { env, stdio: ["ignore", "pipe", "pipe"] })
    const target = child
    const keep = (chunk: Buffer) => void lines.push(...chunk.toString("utf8").split("\n").filter(Boolean))
    target.stdout?.on("data", keep)
    target.stderr?.on("data", keep)
    target.on("exit", () => {
      if (shouldRun && child === target) crashes++
    })
    while (!(await isReady(url))) {
      const ms = performance.now() - began
      if (target.exitCode !== null || target.signalCode !== null || ms > readyWithinMs) {
        throw new Error(`The API did not become ready in ${ms.toFixed()} ms:\n${lines.slice(-20).join("\n")}`)
      }
      await sleep(10)
    }
    return performance.now() - began
  }

  return {
    url,
    lines,
    get pid() {
      return child?.pid ?? 0
    },
    get crashes() {
      return crashes
    },
    start,
    kill: async () => void (await end("SIGKILL")),
    end: () => end("SIGTERM"),
    freeze: () => void child?.kill("SIGSTOP"),
    stop: async () => void (await end("SIGTERM")),
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
