import type { Tx } from "./transaction.ts"

export type Event = {
  id: bigint
  at: Date
  kind: string
  playerId: bigint | null
  data: Record<string, unknown>
}

/** What a module does when others publish. `handle` gets a batch in the order of the log and must be pure in `tx`. */
export type Subscriber = {
  /** Stable for ever: the cursor is kept under it. */
  listener: string
  kinds: readonly string[]
  handle(tx: Tx, events: readonly Event[]): Promise<void>
}
