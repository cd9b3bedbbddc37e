import { type ChildProcess, spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { eventually } from "@elite/testkit/eventually"
import { freePort } from "@elite/testkit/ports"
import { compileCacheEnv } from "../apps/api/testing/compiled.ts"

const root = join(import.meta.dirname, "..")
const startMs = 120_000

/** Painted posters, named by what is drawn: a product of the tests paints none that another one has painted. */
const paintedPosters = join(root, "node_modules/.cache/posters")

function sharePosters(dataDir: string): void {
  mkdirSync(paintedPosters, { recursive: true })
  mkdirSync(join(dataDir, "files"))
  symlinkSync(paintedPosters, join(dataDir, "files/posters"))
}

type ProductOutput = { child: ChildProcess; text: () => string }

/** A program of the project with all that it has said so far. */
export function program(
  script: string,
  env: Record<string, string>,
  words: readonly string[] = [],
): ProductOutput {
  const child = spawn(process.execPath, [script, ...words], {
    cwd: root,
    env: { ...process.env, ...compileCacheEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk))
  return { child, text: () => output }
}

export const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((done) => child.once("exit", (code) => done(code)))

/** The whole product in one process on ports of its own: database, API, site, sandboxes. */
export type Product = {
  /** Scheme, host and port, without a slash at the end. */
  url: string
  port: number
  sandboxUrl: string
  dataDir: string
  child: ChildProcess
  /** Ends it and forgets its data. */
  stop(): Promise<void>
}

export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "casino-product-"))
  sharePosters(dataDir)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const [smtpPort, returnsPort] = [await freePort(), await freePort()]
  const { child, text } = program("apps/casino/src/start.ts", {
    SANDBOX: "1",
    ROBOTS: "0",
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_RETURNS_PORT: String(returnsPort),
    ...env,
  })
  const stop = async () => {
    child.kill("SIGTERM")
    await ended(child)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const isReady = () => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error("It ended.")
      return text().includes("Ready in")
    }
    await eventually(isReady, { what: "the product to be ready", withinMs: startMs, everyMs: 50 })
  } catch (error) {
    await stop()
    throw new Error(`The casino did not start:\n${text()}`, { cause: error })
  }
  return {
    url: `http://localhost:${port}`,
    port,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    dataDir,
    child,
    stop,
  }
}
