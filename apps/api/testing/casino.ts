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
  /** Of the owner role: for reads and set-up that bypass the application. */
  url: string
  applicationUrl: string
  drop(): Promise<void>
}

/** Cloned from the migrated template, or another. */
export async function testDatabase(template = inject("template")): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString("hex")}`
  const admin = async (text: string) => {
    const connection = new pg.Client({ connectionString: withDatabase(inject("clusterUrl"), "postgres") })
    await connection.connect()
    return connection.query(text).finally(() => connection.end())
  }
  // A connection that is closing is not terminated: its error would be unhandled.
  const isLeft = async () =>
    (await admin(`select from pg_stat_activity where datname = '${name}'`)).rowCount === 0
  // PostgreSQL refuses concurrent clones of one template: retry.
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
  visitor(): Client
  audit(): Promise<string[]>
  close(): Promise<void>
}

export type TestOptions = {
  /** False: calls to third parties fail. Default true. */
  sandbox?: boolean
  now?: Date
  /** Overrides the environment of the sandboxes; undefined removes a variable. */
  env?: Record<string, string | undefined>
  log?: Log
  mount?: (built: Casino, config: Config) => Promise<void>
  /** The mail sandbox reports bounces; needs ROLE=all, or `openBounceServer`. */
  returns?: boolean
  /** Ms until the bank sandbox settles a payout. */
  settleAfterMs?: number
  /** Ms between two rounds of a game, instead of each title's own, and the limit of a wallet call. */
  hub88?: { minimumCycleMs?: number; timeOutMs?: number }
}

/**
 * Has its own database, sandboxes, ports, and a clock that only the test moves. Events and jobs run only in
 * `drain()`. The test fails unless the final audit is clean.
 */
export async function testCasino(options: TestOptions = {}): Promise<TestCasino> {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), "casino-flow-"))
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const returnsPort = options.returns ? await freePort() : undefined
  const secrets = inject("secrets")
  const addresses: LocalAddresses = {
    publicUrl: `http://localhost:${port}`,
    host: "127.0.0.1",
    sandboxPort,
    smtpPort,
    ...(returnsPort === undefined ? {} : { returnsPort }),
    sandboxUrl: `http://localhost:${sandboxPort}`,
  }
  const local = sandboxOptions(secrets, addresses)
  const sandbox =
    options.sandbox === false
      ? undefined
      : await startSandbox({
          ...local,
          hub88: { ...local.hub88, ...options.hub88 },
          ...(options.settleAfterMs === undefined ? {} : { settleAfterMs: options.settleAfterMs }),
        })
  const config = readConfig({
    ...sandboxEnvironment(secrets, addresses),
    DATABASE_URL: database.applicationUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    ROLE: "api",
    LIVE: "here",
    CHECK_REPLIES: "1",
    // All clients share one network address: counted, never refused.
    RATE_LIMIT: "100000000",
    // The casino shares a process with the tests, which may be slow on a loaded machine.
    LATE_MS: "60000",
    ...options.env,
  })
  const clock = manualClock(options.now ?? new Date())
  const built = await casino(config, { clock, log: options.log ?? jsonLog("silent") })
  await options.mount?.(built, config)
  await built.start()
  const close = async () => {
    // Idle keep-alive connections would delay the shutdown.
    built.http.app.server.closeIdleConnections()
    await built.close()
    await sandbox?.close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    ...built,
    config,
    url: addresses.publicUrl,
    sandboxUrl: addresses.sandboxUrl,
    databaseUrl: database.url,
    clock,
    visitor: () => createClient(addresses.publicUrl),
    audit: () => audit(database.url),
    close,
  }
}

async function end(casino: TestCasino): Promise<void> {
  const broken = await casino.audit()
  await casino.close()
  if (broken.length > 0) throw new Error(`The audit found:\n${broken.join("\n")}`)
}

export async function casinoForTest(options: TestOptions = {}): Promise<TestCasino> {
  const opened = await testCasino(options)
  onTestFinished(() => end(opened))
  return opened
}

/** Each test has its own players; audited after the last. */
export function casinoForFile(options: TestOptions = {}): () => TestCasino {
  let casino: TestCasino | undefined
  beforeAll(async () => {
    casino = await testCasino(options)
  })
  afterAll(() => casino && end(casino))
  return () => casino!
}
