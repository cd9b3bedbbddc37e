import type { Duplex } from "node:stream"
import { Kysely, PostgresDialect } from "kysely"
import type { TestStore } from "../../../../testing/store.ts"
import { PreparedStatementClient } from "../../../platform/db/preparedClient.ts"
import type { Tx } from "../../../platform/db/transaction.ts"

/** Each writing wakes PostgreSQL, and waiting for each answer by itself was most of what a story took. */
class SharedTransactionClient extends PreparedStatementClient {
  #isHeld = false

  // biome-ignore lint/suspicious/noExplicitAny: one body for the overloads of pg.Client.query
  override query(...asked: any[]): any {
    this.#hold()
    return super.query(...asked)
  }

  #hold(): void {
    if (this.#isHeld) return
    this.#isHeld = true
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection
    stream.cork()
    setImmediate(() => {
      this.#isHeld = false
      stream.uncork()
    })
  }

  /** Whoever asked leaves it open for the next. */
  release(): void {}
}

class RolledBack extends Error {}

/** Where stories are told: a connection of its own, on which what is asked at once goes out together. */
export type Stage = {
  /** Does some work in a transaction that is taken back at its end. */
  inTransaction(work: (tx: Tx) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** @param zone the time zone of the database */
export async function stageOn({ database, transactOver }: TestStore, zone: string): Promise<Stage> {
  const client = new SharedTransactionClient({ ...database.pool.options, pipeline: true })
  await client.connect()
  await client.query("select set_config('TimeZone', $1, false)", [zone])
  const pool = { connect: async () => client, end: () => client.end(), options: {} }
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const transact = transactOver({ ...database, db })
  return {
    async inTransaction(work) {
      const whole = transact(async (tx) => {
        // Within a transaction of its own Kysely lets one statement wait for the other: this is the same connection.
        await work({ ...tx, db })
        throw new RolledBack()
      })
      await whole.catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error
      })
    },
    close: () => db.destroy(),
  }
}
