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

/** One real process of the API: `main.ts` under the Node that runs this test. */
export type ApiProcess = {
  readonly url: string
  readonly pid: number
  /** Every line it has written, over all its lives. */
  readonly lines: readonly string[]
  /** How often it ended without being asked to. */
  readonly crashes: number
  /** Ends it with SIGKILL and waits until it is gone. */
  kill(): Promise<void>
  /** Starts it again on its port and waits until it is ready; answers how long that took, ms. */
  start(): Promise<number>
  /** Asks it to end (SIGTERM); answers its exit code, null where it had to be killed after ten seconds. */
  end(): Promise<number | null>
  /** SIGSTOP: it keeps its sockets and does nothing more. */
  freeze(): void
}
export type ApiProcesses = {
  readonly all: readonly ApiProcess[]
  readonly urls: readonly string[]
  stop(): Promise<void>
}
export type ProcessOptions = {
  /** The application's address. */
  databaseUrl: string
  /** The owner's, where the first of them is to bring the database up to date. */
  ownerUrl?: string
  secrets: Secrets
  count: number
  /** What each of them does; where nothing is said the first does everything and the others answer calls. */
  roles?: readonly string[]
  /** The sandboxes, where the test needs them; else third parties are out of reach. */
  places?: Pick<LocalAddresses, "sandboxUrl" | "smtpPort">
  env?: Record<string, string>
  /** The program and its arguments; default `main.ts`. */
  program?: readonly string[]
}

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))
const nowhere = { sandboxUrl: "http://localhost:1", smtpPort: 1 }
const readyWithinMs = 90_000

/**
 * Starts several processes of one casino on one database and waits until all are ready. The first also works
 * on events and jobs; live messages travel through the database. The caller stops them.
 */
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
    // The first brings the database up to date; the others find it so.
    for (const each of all) await each.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { all, urls: all.map(({ url }) => url), stop }
}

type OneProcess = ApiProcess & { stop(): Promise<void> }

async function oneProcess(options: ProcessOptions): Promise<OneProcess> {
  const { databaseUrl, secrets, places = nowhere, program = [main] } = options
  const port = await freePort()
  const url = `http://localhost:${port}`
  const lines: string[] = []
  let child: ChildProcess | undefined
  let wanted = false
  let crashes = 0
  const env = {
    PATH: process.env.PATH,
    ...sandboxEnvironment(secrets, { ...places, publicUrl: url, host: "127.0.0.1", sandboxPort: 1 }),
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    LIVE: "postgres",
    LOG_LEVEL: "warn",
    // One address plays a whole town here: counted like anybody, never refused.
    RATE_LIMIT: "100000000",
    CHECK_REPLIES: "1",
    DATABASE_CONNECTIONS: "15",
    ...options.env,
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    wanted = false
    const mine = child
    if (mine === undefined || mine.exitCode !== null || mine.signalCode !== null)
      return mine?.exitCode ?? null
    const gone = once(mine, "exit")
    mine.kill(signal)
    if (signal === "SIGTERM") await Promise.race([gone, sleep(10_000, undefined, { ref: false })])
    if (mine.exitCode === null && mine.signalCode === null) mine.kill("SIGKILL")
    await gone
    return mine.exitCode
  }

  async function start(): Promise<number> {
    await end("SIGKILL")
    const began = performance.now()
    wanted = true
    child = spawn(process.execPath, [...program], { env, stdio: ["ignore", "pipe", "pipe"] })
    const mine = child
    const keep = (chunk: Buffer) => void lines.push(...chunk.toString("utf8").split("\n").filter(Boolean))
    mine.stdout?.on("data", keep)
    mine.stderr?.on("data", keep)
    mine.on("exit", () => {
      if (wanted && child === mine) crashes++
    })
    while (!(await isReady(url))) {
      const ms = performance.now() - began
      if (mine.exitCode !== null || mine.signalCode !== null || ms > readyWithinMs) {
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
