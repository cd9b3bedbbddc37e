import type { Subscriber } from "../db/handlerType.ts"
import type { Tx } from "../db/transaction.ts"
import { decodeEvent, type EventOf, type EventRow, type EventType } from "../lib/eventType.ts"

/**
 * What a module does when one of these kinds was announced. `react` gets a batch in the order of the log, each event
 * read as its declaration says and told apart by `kind`; it must be pure in `tx`. A row that is not as declared is
 * parked and the rest goes on. `listener` is stable for ever: the cursor is kept under it.
 */
export function subscriber<const E extends EventType>({
  listener,
  on,
  react,
}: {
  listener: string
  on: readonly E[]
  react(tx: Tx, events: readonly EventOf<E>[]): Promise<void>
}): Subscriber {
  return {
    listener,
    kinds: on.map(({ kind }) => kind),
    handle: (tx: Tx, rows: readonly EventRow[]) =>
      react(
        tx,
        rows.map((row) => decodeEvent(on, row)),
      ),
  }
}
