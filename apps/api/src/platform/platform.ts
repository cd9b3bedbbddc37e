import type { Database } from "./db/database.ts"
import type { Push, Reads, Transact } from "./db/transaction.ts"
import type { Clock } from "./lib/clock.ts"
import type { FileStore } from "./lib/fileStore.ts"
import type { Log } from "./lib/log.ts"
import type { Metrics } from "./lib/metrics.ts"

/** What every module may use. */
export type Platform = {
  readonly transact: Transact
  /** To read with outside a transaction: the pool, and this instant. */
  readonly reads: () => Reads
  /**
   * The same for what every page asks and a key answers at once: look-ups share a connection. One statement, and never
   * one that may take long; each that writes is refused.
   */
  readonly sharedReads: () => Reads
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly files: FileStore
  readonly push: Push
  /** Something was announced by a statement outside `transact`: listeners should read soon. */
  readonly wakeDispatcher: () => void
  readonly publicUrl: string
  /** Where a picture of ours is shown from that is alike for everybody. */
  readonly mediaUrl: (path: string) => string
}
