import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import type { Log } from "../lib/log.ts"
import { isPlanOutdated, PreparedStatementClient } from "./preparedClient.ts"
import { assertPlainLogin, assertSettings, sessionSettings } from "./roles.ts"
import { openSharedReadConnection } from "./sharedReadConnection.ts"

export type Database = {
  /** Typed queries outside a transaction; a store narrows it with `withTables`. */
  readonly db: Kysely<unknown>
  /** The same for look-ups by key, over a connection that all share, see `sharedReadConnection.ts`. */
  readonly sharedReads: Kysely<unknown>
  readonly pool: pg.Pool
  /**
   * One statement in one round trip and in its own transaction, prepared once per connection under `name`.
   * For money functions, where the whole operation is one SQL function.
   */
  once<Row>(name: string, text: string, values: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

const { builtins } = pg.types
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, (value) => BigInt(value)],
  // A calendar date has no time zone: it stays the text YYYY-MM-DD.
  [builtins.DATE, (value) => value],
])
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    return parsers.get(oid) ?? pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig

/**
 * A machine that vanishes closes no connection: an idle one is probed after ten seconds and is lost after ten more (libuv probes ten
 * times, once a second).
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

export type DatabaseOptions = {
  url: string
  log: Log
  /** Connections at most (default 20). */
  connections?: number
  /** Nothing that is said over it waits for the disk, nor five seconds for an answer: for what may be lost with the machine. */
  isFleeting?: boolean
  /** `url` is the owner's, and may do anything: for tests that arrange what the application may not. */
  asOwner?: boolean
}

/**
 * Opens a pool. Statements end after 10 s, waiting for a lock after 5 s, a forgotten transaction after 15 s,
 * so that a stuck database is an error and never a hanging player. A connection that may do more than the
 * application may, or that lost these settings on its way, is refused before its first statement.
 */
export function openDatabase({
  url,
  log,
  connections = 20,
  isFleeting = false,
  asOwner = false,
}: DatabaseOptions): Database {
  const settings = { ...sessionSettings, ...(isFleeting ? { synchronous_commit: "off" } : {}) }
  const pool = new pg.Pool({
    Client: PreparedStatementClient,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    ...keepAlive,
    ...(isFleeting ? { query_timeout: 5_000 } : {}),
    types,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    ...(asOwner ? {} : { onConnect: assertFit }),
  })
  // Without these two a database restart ends the process: the second is for clients that are checked out.
  const lost = (error: Error) => log.warn("database.connectionLost", { problem: error.message })
  pool.on("error", lost)
  pool.on("connect", (client) => {
    client.on("error", lost)
  })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const sharedReads = openSharedReadConnection(pool, {
    assertFit: asOwner ? async () => {} : assertFit,
    lost,
  })
  return {
    db,
    sharedReads,
    pool,
    async once<Row>(name: string, text: string, values: unknown[]) {
      const result = await pool.query({ name, text, values })
      return result.rows as Row[]
    },
    async close() {
      await sharedReads.destroy()
      await db.destroy()
      // Kysely leaves a pool alone through which it never asked anything.
      if (!pool.ending) await pool.end()
    },
  }
}

/**
 * Waits, up to six times as long as a connection may take, until a database lets somebody in: one that starts beside us on
 * a busy machine is late, and a process that starts has the time that a request has not. Whatever else is wrong is thrown
 * at once.
 */
export async function waitForDatabase(pool: pg.Pool): Promise<void> {
  for (let left = 5; ; left--)
    try {
      await pool.query("select")
      return
    } catch (problem) {
      if (left === 0 || !/connection timeout/.test((problem as Error).message)) throw problem
    }
}

async function assertFit(client: pg.ClientBase): Promise<void> {
  await assertPlainLogin(client)
  await assertSettings(client)
}

const sqlState = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === "string" ? code : ""
}

/**
 * The statement lost a race and left nothing behind: serialization failure, deadlock, or a migration that changed what
 * was prepared. Trying again is right.
 */
export const isRetryable = (error: unknown): boolean =>
  ["40001", "40P01"].includes(sqlState(error)) || isPlanOutdated(error)

/** The database is away, starting, stopping or full: nobody knows whether the work was done. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  if (/^(08|53|57P0|58|XX)/.test(state) || ["55P03", "57014", "25P03", "25006"].includes(state)) return true
  if (["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"].includes(state)) return true
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after/.test(
      error.message,
    )
  )
}

/** The name of the unique constraint that a statement ran into, if that is what happened. */
export function violatedConstraint(error: unknown): string | undefined {
  return sqlState(error) === "23505" ? (error as { constraint?: string }).constraint : undefined
}
