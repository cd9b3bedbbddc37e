import { setTimeout as sleep } from "node:timers/promises"
import type { LiveMessages, LiveName } from "@elite/contract"
import { type Kysely, sql } from "kysely"
import type { Clock } from "../lib/clock.ts"
import type { Encryption } from "../lib/encryption.ts"
import { type EventInput, type EventType, encodeEvent } from "../lib/eventType.ts"
import { type Database, isRetryable } from "./database.ts"

/** Who hears a live message: one player on all their devices or in one session, whoever looks at one of many, or everybody. */
export type Audience = { playerId: bigint; sessionId?: bigint } | { onlookersOf: number } | "everyone"

/** One unit of work. It carries its consequences: rows, events, messages; all of them happen or none. */
export type Tx = {
  readonly db: Kysely<unknown>
  /** The one instant of this transaction, UTC. */
  readonly now: Date
  /** Writes what happened into the event log. Listeners read it, exactly once each. */
  publish: Publish
  /** Sends a socket message after the commit. It may be lost; the client reads again. */
  push<N extends LiveName>(to: Audience, name: N, data: LiveMessages[N]): void
  /** Makes a letter unreadable until it is sent. */
  seal(text: string): Buffer
  /** Runs something after the commit, never when the transaction is rolled back. */
  afterCommit(run: () => void): void
}

/** Enough to read with: the rows and the instant they are read for. A transaction is one; so is the pool with the clock. */
export type Reads = Pick<Tx, "db" | "now">

export type Publish = <E extends EventType>(declared: E, happened: EventInput<E>) => Promise<void>
export type Push = <N extends LiveName>(to: Audience, name: N, data: LiveMessages[N]) => void
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

const attempts = 4

/**
 * Makes `transact`: read committed, one instant, retried when the database chose it as the loser of a race.
 * No third party may be awaited inside: connections are few and locks are held.
 */
export function createTransact(options: {
  database: Database
  clock: Clock
  tell: Push
  onEvents: () => void
  /** Without it no letter can be posted. */
  letters?: Encryption
}): Transact {
  const { database, clock, tell, onEvents, letters } = options
  const once = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const after: (() => void)[] = []
    let announced = false
    const result = await database.db.transaction().execute(async (db) => {
      const now = clock.now()
      return work({
        db,
        now,
        async publish(declared, happened) {
          announced = true
          const { kind, playerId, data } = encodeEvent(declared, happened)
          await sql`select kernel.announce(${kind}, ${playerId}, ${data}::jsonb, ${now})`.execute(db)
        },
        push: (to, name, data) => after.push(() => tell(to, name, data)),
        seal(text) {
          if (!letters) throw new Error("There is no key to seal letters with.")
          return letters.seal(text)
        },
        afterCommit: (run) => after.push(run),
      })
    })
    if (announced) onEvents()
    for (const run of after) run()
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
