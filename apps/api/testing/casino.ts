import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Client, createClient } from "@elite/client/visitor"
import { eventually } from "@elite/testkit/eventually"
import { freePort } from "@elite/testkit/ports"
import pg from "pg"
import { afterAll, beforeAll, inject, onTestFinished } from "vitest"
import {
  type LocalAddresses,
  sandboxEnvironment,
  sandboxOptions,
} from "../../sandbox/src/local/environment.ts"
import { startSandbox } from "../../sandbox/src/server.ts"
import { type Casino, casino } from "../src/casino.ts"
import { type Config, readConfig } from "../src/config.ts"
import { manualClock } from "../src/platform/lib/clock.ts"
import { jsonLog, type Log } from "../src/platform/lib/log.ts"
import { audit } from "./audit.ts"

export type TestDatabase = {
  /** The owner's: for what a test looks up or arranges behind the application's back. */
  url: string
  applicationUrl: string
  drop(): Promise<void>
}

/** A database of this test's own, cloned from the migrated template (or another) and dropped when the test ends. */
export async function testDatabase(template = inject("template")): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString("hex")}`
  const admin = async (text: string) => {
    const connection = new pg.Client({ connectionString: withDatabase(inject("clusterUrl"), "postgres") })
    await connection.connect()
    return connection.query(text).finally(() => connection.end())
  }
  // Whoever is just leaving is not thrown out: that would be an error that nobody waits for any more.
  const isLeft = async () =>
    (await admin(`select from pg_stat_activity where datname = '${name}'`)).rowCount === 0
  // Two clones of one template at once: PostgreSQL refuses one of them; it tries again.
  for (let attempt = 1; ; attempt++) {
    try {
      await admin(`create database ${name} template ${template} strategy file_copy`)
      break
    } catch (error) {
      if (attempt === 40 || (error as { code?: string }).code !== "55006") throw error
      await new Promise((again) => setTimeout(again, 25 * attempt))
    }
  }
  return {
    url: withDatabase(inject("clusterUrl"), name),
    applicationUrl: withDatabase(inject("applicationUrl"), name),
    async drop() {
      await eventually(isLeft, { withinMs: 300 }).catch(() => {})
      await admin(`drop database if exists ${name} with (force)`)
    },
  }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

export { freePort }

export type TestCasino = Casino & {
  readonly config: Config
  readonly url: string
  readonly sandboxUrl: string
  readonly databaseUrl: string
  readonly clock: ReturnType<typeof manualClock>
  /** A visitor with a cookie jar of their own. */
  visitor(): Client
  /** Every invariant; the names and rows of those that do not hold. */
  audit(): Promise<string[]>
  close(): Promise<void>
}

export type TestOptions = {
  /** False: no sandboxes; what talks to a third party fails. Default true. */
  sandbox?: boolean
  now?: Date
  /** Over the environment of the sandboxes; undefined leaves a variable out. */
  env?: Record<string, string | undefined>
  log?: Log
  /** Puts something on its server before it listens: the site. */
  mount?: (built: Casino, config: Config) => Promise<void>
  /** Letters that do not arrive are reported to it, where it listens: with ROLE=all, or by `openBounceServer`. */
  returns?: boolean
  /** How long the bank's sandbox takes to settle a payout, ms. */
  settleAfterMs?: number
}

/**
 * The casino of one test: own database, own sandboxes, own ports, a clock that stands still until moved.
 * Events and jobs are not worked on by themselves: call `drain()`. Every test that used it ends with a
 * clean audit, or fails.
 */
export async function testCasino(options: TestOptions = {}): Promise<TestCasino> {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), "casino-flow-"))
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const returnsPort = options.returns ? await freePort() : undefined
  const secrets = inject("secrets")
  const places: LocalAddresses = {
    publicUrl: `http://localhost:${port}`,
    host: "127.0.0.1",
    sandboxPort,
    smtpPort,
    ...(returnsPort === undefined ? {} : { returnsPort }),
    sandboxUrl: `http://localhost:${sandboxPort}`,
  }
  const sandbox =
    options.sandbox === false
      ? undefined
      : await startSandbox({
          ...sandboxOptions(secrets, places),
          ...(options.settleAfterMs === undefined ? {} : { settleAfterMs: options.settleAfterMs }),
        })
  const config = readConfig({
    ...sandboxEnvironment(secrets, places),
    DATABASE_URL: database.applicationUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    ROLE: "api",
    LIVE: "here",
    CHECK_REPLIES: "1",
    // One address plays a whole town here: counted like anybody, never refused.
    RATE_LIMIT: "100000000",
    // The tests of a file and their casino are one process: on a loaded machine it is late with everything.
    LATE_MS: "60000",
    ...options.env,
  })
  const clock = manualClock(options.now ?? new Date())
  const built = await casino(config, { clock, log: options.log ?? jsonLog("silent") })
  await options.mount?.(built, config)
  await built.start()
  const close = async () => {
    // The test has its answers: its kept connections would each be given their time to ask once more.
    built.http.app.server.closeIdleConnections()
    await built.close()
    await sandbox?.close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    ...built,
    config,
    url: places.publicUrl,
    sandboxUrl: places.sandboxUrl,
    databaseUrl: database.url,
    clock,
    visitor: () => createClient(places.publicUrl),
    audit: () => audit(database.url),
    close,
  }
}

/** Audits a casino and closes it; throws what the audit found. */
async function end(casino: TestCasino): Promise<void> {
  const broken = await casino.audit()
  await casino.close()
  if (broken.length > 0) throw new Error(`The audit found:\n${broken.join("\n")}`)
}

/** A casino for one test, audited and closed when it ends. */
export async function casinoForTest(options: TestOptions = {}): Promise<TestCasino> {
  const made = await testCasino(options)
  onTestFinished(() => end(made))
  return made
}

/** One casino for all tests of a file, each with players of its own; audited when the last has ended. */
export function casinoForFile(options: TestOptions = {}): () => TestCasino {
  let casino: TestCasino | undefined
  beforeAll(async () => {
    casino = await testCasino(options)
  })
  afterAll(() => casino && end(casino))
  return () => casino!
}
