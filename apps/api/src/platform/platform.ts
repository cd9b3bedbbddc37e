import type { Database } from "./db/database.ts"
import type { Push, Reads, Transact } from "./db/transaction.ts"
import type { Clock } from "./lib/clock.ts"
import type { FileStore } from "./lib/fileStore.ts"
import type { Log } from "./lib/log.ts"
import type { Metrics } from "./lib/metrics.ts"

export type Platform = {
  readonly transact: Transact
  /** For reads outside a transaction. */
  readonly reads: () => Reads
  /** For fast look-ups by key over a connection that all pages share; a slow statement would delay them. */
  readonly sharedReads: () => Reads
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly files: FileStore
  readonly push: Push
  /** Must be called after an SQL function outside `transact` has published events. */
  readonly wakeDispatcher: () => void
  readonly publicUrl: string
  /** For public images only, see `lib/mediaUrl.ts`. */
  readonly mediaUrl: (path: string) => string
}
