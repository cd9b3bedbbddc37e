import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import type { Log } from "../lib/log.ts"
import { isPlanOutdated, PreparedStatementClient } from "./preparedClient.ts"
import { assertPlainLogin, assertSettings, sessionSettings } from "./roles.ts"
import { openSharedReadConnection } from "./sharedReadConnection.ts"

export type Database = {
  readonly db: Kysely<unknown>
  readonly sharedReads: Kysely<unknown>
  readonly pool: pg.Pool
  /** One statement in its own transaction, for operations that are one SQL function. */
  once<Row>(name: string, text: string, values: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

const { builtins } = pg.types
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, (value) => BigInt(value)],
  // A calendar date has no time zone and stays a string.
  [builtins.DATE, (value) => value],
])
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    return parsers.get(oid) ?? pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig

/** A host that fails closes no connection: TCP probes an idle one after 10 s and drops it 10 s later (libuv sends ten probes). */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

export type DatabaseOptions = {
  url: string
  log: Log
  connections?: number
  /** Commits do not wait for the disk and queries end after 5 s: for data that may be lost with the machine. */
  isFleeting?: boolean
  /** Accepts the owner's login, for tests. */
  asOwner?: boolean
}

/** Refuses a connection that has more rights than the application or lacks the timeouts of `sessionSettings`. */
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
    ...(asOwner ? {} : { onConnect: assertConnection }),
  })
  // Without both handlers a restart of the database ends the process; the second is for clients that are checked out.
  const onLost = (error: Error) => log.warn("database.connectionLost", { problem: error.message })
  pool.on("error", onLost)
  pool.on("connect", (client) => {
    client.on("error", onLost)
  })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const sharedReads = openSharedReadConnection(pool, {
    assertConnection: asOwner ? async () => {} : assertConnection,
    onLost,
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
      // Kysely does not end a pool without queries.
      if (!pool.ending) await pool.end()
    },
  }
}

/** Waits for a database that is starting, for up to six connection timeouts. Any other error is thrown at once. */
export async function waitForDatabase(pool: pg.Pool): Promise<void> {
  for (let retries = 5; ; retries--)
    try {
      await pool.query("select")
      return
    } catch (error) {
      if (retries === 0 || !/connection timeout/.test((error as Error).message)) throw error
    }
}

async function assertConnection(client: pg.ClientBase): Promise<void> {
  await assertPlainLogin(client)
  await assertSettings(client)
}

const getSqlState = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === "string" ? code : ""
}

/** A serialization failure, a deadlock, or a migration that changed what was prepared: nothing was written. */
export const isRetryable = (error: unknown): boolean =>
  ["40001", "40P01"].includes(getSqlState(error)) || isPlanOutdated(error)

/** The database is unreachable, starting, stopping or full; whether the statement was executed is unknown. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = getSqlState(error)
  if (/^(08|53|57P0|58|XX)/.test(state) || ["55P03", "57014", "25P03", "25006"].includes(state)) return true
  if (["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"].includes(state)) return true
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after/.test(
      error.message,
    )
  )
}

export function violatedConstraint(error: unknown): string | undefined {
  return getSqlState(error) === "23505" ? (error as { constraint?: string }).constraint : undefined
}
