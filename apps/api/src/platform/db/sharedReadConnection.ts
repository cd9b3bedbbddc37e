import type { Duplex } from "node:stream"
import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { monotonicMs } from "../lib/clock.ts"
import { PreparedStatementClient } from "./preparedClient.ts"

/** Without an answer for so long, something slow stands before the others: who comes now takes a connection of their own. */
const busyMs = 20
/** So long after a shared connection was tried for, another is. */
const againAfterMs = 1_000
/** What waits for an answer when the casino closes has so long to get it. */
const endsWithinMs = 2_000

/** The connection is going, or nobody knows: not an error that the database gave to one statement. */
const isGoing = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(08|57P|25P)/.test(error.code ?? "08")

/** A connection that is everybody's at once: it sends what is asked without waiting for the answers before. */
class SharedClient extends PreparedStatementClient {
  /** Called when nobody else should come. */
  gone = () => {}
  #waiting = 0
  /** When it was last sent something or answered; what is not sent yet waits for nothing. */
  #movedAt = Number.POSITIVE_INFINITY
  #isHeld = false

  /** Whether what waits here waits for something slow. */
  get isBusy(): boolean {
    return this.#waiting > 0 && monotonicMs() - this.#movedAt > busyMs
  }

  // biome-ignore lint/suspicious/noExplicitAny: one body for the overloads of pg.Client.query
  override query(...asked: any[]): any {
    return this.#counted(() => super.query(...asked), asked[0])
  }

  async #counted<T>(ask: () => Promise<T>, text: string): Promise<T> {
    if (!/^\s*(select|with)\s/i.test(text)) throw new Error(`No look-up: ${text}`)
    this.#hold()
    this.#waiting++
    try {
      return await ask()
    } catch (error) {
      // The first to hear that the connection is going: who comes before it has gone would go with it.
      if (isGoing(error)) this.gone()
      throw error
    } finally {
      this.#waiting--
      this.#movedAt = monotonicMs()
    }
  }

  /** Everybody's: nobody gives it back. */
  release(): void {}

  /** Ends it once what is under way has been answered, or without that. */
  async leave(): Promise<void> {
    const cut = setTimeout(() => this.#stream.destroy(), endsWithinMs)
    await this.end().finally(() => clearTimeout(cut))
  }

  get #stream(): Duplex {
    return (this as unknown as { connection: { stream: Duplex } }).connection.stream
  }

  /** What one turn of the event loop asks goes out together, because each writing wakes PostgreSQL. */
  #hold(): void {
    if (this.#isHeld) return
    this.#isHeld = true
    const wasIdle = this.#waiting === 0
    if (wasIdle) this.#movedAt = Number.POSITIVE_INFINITY
    const stream = this.#stream
    stream.cork()
    setImmediate(() => {
      this.#isHeld = false
      if (wasIdle) this.#movedAt = monotonicMs()
      stream.uncork()
    })
  }
}

async function assertReadsOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is: string }>(
    "select current_setting('default_transaction_read_only') as is",
  )
  if (rows[0]?.is !== "on") throw new Error("The connection for look-ups could write.")
}

type Watched = { assertFit: (client: pg.ClientBase) => Promise<void>; lost: (error: Error) => void }

/** Opens the shared connection when it is asked for; undefined until it is open, and where it cannot be opened now. */
function sharing(pool: pg.Pool, { assertFit, lost }: Watched) {
  let shared: SharedClient | undefined
  let opening: Promise<void> | undefined
  let triedAt = Number.NEGATIVE_INFINITY
  const open = async () => {
    triedAt = monotonicMs()
    const { options, ...as } = pool.options
    const readsOnly = `${options ?? ""} -c default_transaction_read_only=on`
    const client = new SharedClient({ ...as, options: readsOnly, pipeline: true })
    let isGone = false
    client.gone = () => {
      if (isGone) return
      isGone = true
      if (shared === client) shared = undefined
      // What waits for an answer here still gets it.
      client.leave().catch(lost)
    }
    client.on("error", lost)
    client.on("end", client.gone)
    try {
      await client.connect()
      await assertFit(client)
      await assertReadsOnly(client)
      shared = client
    } catch (error) {
      client.gone()
      lost(error as Error)
    } finally {
      opening = undefined
    }
  }
  return {
    client(): SharedClient | undefined {
      if (!shared && monotonicMs() - triedAt > againAfterMs) opening ??= open()
      return shared
    },
    async end() {
      await opening
      await shared?.leave()
    },
  }
}

/**
 * Queries over one connection that all share, for look-ups by key (docs/decisions/0031). A connection of one's own wakes
 * another process for each statement, and that costs more than the statement. Anything but a single `select` is refused,
 * and so is one that writes. Where the shared connection is held up, or is not there, `pool` serves.
 *
 * @param watched `assertFit` refuses a connection that may do more than the application may; `lost` hears what went wrong
 * with the shared one
 */
export function openSharedReadConnection(pool: pg.Pool, watched: Watched): Kysely<unknown> {
  const shared = sharing(pool, watched)
  const everybodys = {
    async connect() {
      const client = shared.client()
      return client && !client.isBusy ? client : pool.connect()
    },
    end: shared.end,
    options: {},
  }
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool: everybodys }) })
}
