import type { Tx } from "./transaction.ts"

export type Event = {
  id: bigint
  at: Date
  kind: string
  playerId: bigint | null
  data: Record<string, unknown>
}

/** `handle` gets a batch in the order of the log and must have no effect outside `tx`. */
export type Subscriber = {
  /** Must never change, because the cursor is stored under it. */
  listener: string
  kinds: readonly string[]
  handle(tx: Tx, events: readonly Event[]): Promise<void>
}
