import type { Duplex } from "node:stream"
import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { monotonicMs } from "../lib/clock.ts"
import { PreparedStatementClient } from "./preparedClient.ts"

/** After so long without a response a slow statement blocks the others, and new queries use the pool. */
const busyAfterMs = 20
const retryAfterMs = 1_000
const endWithinMs = 2_000

const isConnectionError = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(08|57P|25P)/.test(error.code ?? "08")

class SharedClient extends PreparedStatementClient {
  retire = () => {}
  #pending = 0
  /** Time of the last write or response; infinite while only unwritten queries are pending. */
  #activeAtMs = Number.POSITIVE_INFINITY
  #isCorked = false

  get isBusy(): boolean {
    return this.#pending > 0 && monotonicMs() - this.#activeAtMs > busyAfterMs
  }

  // biome-ignore lint/suspicious/noExplicitAny: one body for the overloads of pg.Client.query
  override query(...args: any[]): any {
    return this.#tracked(() => super.query(...args), args[0])
  }

  async #tracked<T>(send: () => Promise<T>, text: string): Promise<T> {
    if (!/^\s*(select|with)\s/i.test(text)) throw new Error(`Not a look-up: ${text}`)
    this.#corkUntilNextTurn()
    this.#pending++
    try {
      return await send()
    } catch (error) {
      // Queries sent between this error and the end of the connection would fail as well.
      if (isConnectionError(error)) this.retire()
      throw error
    } finally {
      this.#pending--
      this.#activeAtMs = monotonicMs()
    }
  }

  release(): void {}

  async endGracefully(): Promise<void> {
    const timer = setTimeout(() => this.#stream.destroy(), endWithinMs)
    await this.end().finally(() => clearTimeout(timer))
  }

  get #stream(): Duplex {
    return (this as unknown as { connection: { stream: Duplex } }).connection.stream
  }

  /** Writes the queries of one turn of the event loop together, because each write wakes PostgreSQL. */
  #corkUntilNextTurn(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    const wasIdle = this.#pending === 0
    if (wasIdle) this.#activeAtMs = Number.POSITIVE_INFINITY
    const stream = this.#stream
    stream.cork()
    setImmediate(() => {
      this.#isCorked = false
      if (wasIdle) this.#activeAtMs = monotonicMs()
      stream.uncork()
    })
  }
}

async function assertReadsOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ setting: string }>(
    "select current_setting('default_transaction_read_only') as setting",
  )
  if (rows[0]?.setting !== "on") throw new Error("The connection for look-ups could write.")
}

type ConnectionHooks = {
  assertConnection: (client: pg.ClientBase) => Promise<void>
  onLost: (error: Error) => void
}

/** `client()` opens the connection in the background and returns undefined while there is none. */
function sharedConnection(pool: pg.Pool, { assertConnection, onLost }: ConnectionHooks) {
  let shared: SharedClient | undefined
  let opening: Promise<void> | undefined
  let attemptedAtMs = Number.NEGATIVE_INFINITY
  const open = async () => {
    attemptedAtMs = monotonicMs()
    const { options, ...poolOptions } = pool.options
    const readOnlyOptions = `${options ?? ""} -c default_transaction_read_only=on`
    const client = new SharedClient({ ...poolOptions, options: readOnlyOptions, pipeline: true })
    let isRetired = false
    client.retire = () => {
      if (isRetired) return
      isRetired = true
      if (shared === client) shared = undefined
      // Pending queries still get their responses.
      client.endGracefully().catch(onLost)
    }
    client.on("error", onLost)
    client.on("end", client.retire)
    try {
      await client.connect()
      await assertConnection(client)
      await assertReadsOnly(client)
      shared = client
    } catch (error) {
      client.retire()
      onLost(error as Error)
    } finally {
      opening = undefined
    }
  }
  return {
    client(): SharedClient | undefined {
      if (!shared && monotonicMs() - attemptedAtMs > retryAfterMs) opening ??= open()
      return shared
    },
    async end() {
      await opening
      await shared?.endGracefully()
    },
  }
}

/**
 * Sends look-ups by key over one pipelined connection, because a pool wakes another process per statement, which costs more
 * than the statement (docs/decisions/0031). Only reads are accepted. The pool serves while the connection is down or blocked.
 */
export function openSharedReadConnection(pool: pg.Pool, hooks: ConnectionHooks): Kysely<unknown> {
  const shared = sharedConnection(pool, hooks)
  const sharedPool = {
    async connect() {
      const client = shared.client()
      return client && !client.isBusy ? client : pool.connect()
    },
    end: shared.end,
    options: {},
  }
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool: sharedPool }) })
}
