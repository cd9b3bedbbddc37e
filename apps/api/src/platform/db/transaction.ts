import { setTimeout as sleep } from "node:timers/promises"
import type { LiveMessages, LiveName } from "@elite/contract"
import { type Kysely, sql } from "kysely"
import type { Clock } from "../lib/clock.ts"
import type { Encryption } from "../lib/encryption.ts"
import { type EventInput, type EventType, encodeEvent } from "../lib/eventType.ts"
import { type Database, isRetryable } from "./database.ts"

export type Audience = { playerId: bigint; sessionId?: bigint } | { onlookersOf: number } | "everyone"

/** A transaction with its rows, events and messages: all of them take effect or none. */
export type Tx = {
  readonly db: Kysely<unknown>
  /** The same instant for the whole transaction. */
  readonly now: Date
  /** Each subscriber processes the event exactly once. */
  publish: Publish
  /** Sent after the commit and possibly lost, so the client must be able to read the state again. */
  push<N extends LiveName>(to: Audience, name: N, data: LiveMessages[N]): void
  seal(text: string): Buffer
  afterCommit(run: () => void): void
}

/** A transaction, or the pool with the current time. */
export type Reads = Pick<Tx, "db" | "now">

export type Publish = <E extends EventType>(eventType: E, event: EventInput<E>) => Promise<void>
export type Push = <N extends LiveName>(to: Audience, name: N, data: LiveMessages[N]) => void
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

const attempts = 4

/** Read committed. `work` is retried after a deadlock and must not await a third party, because it holds locks. */
export function createTransact(options: {
  database: Database
  clock: Clock
  tell: Push
  onEvents: () => void
  letters?: Encryption
}): Transact {
  const { database, clock, tell: pushNow, onEvents, letters } = options
  const once = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const afterCommit: (() => void)[] = []
    let hasPublished = false
    const result = await database.db.transaction().execute(async (db) => {
      const now = clock.now()
      return work({
        db,
        now,
        async publish(eventType, event) {
          hasPublished = true
          const { kind, playerId, data } = encodeEvent(eventType, event)
          await sql`select kernel.announce(${kind}, ${playerId}, ${data}::jsonb, ${now})`.execute(db)
        },
        push: (to, name, data) => afterCommit.push(() => pushNow(to, name, data)),
        seal(text) {
          if (!letters) throw new Error("No key for the encryption of letters is configured.")
          return letters.seal(text)
        },
        afterCommit: (run) => afterCommit.push(run),
      })
    })
    if (hasPublished) onEvents()
    for (const run of afterCommit) run()
    return result
  }
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work)
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error
        await sleep(attempt * 15)
      }
    }
  }
}
