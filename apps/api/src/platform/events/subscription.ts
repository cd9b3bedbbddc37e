import type { Reaction } from "../db/handlerType.ts"
import type { Tx } from "../db/transaction.ts"
import { type EventKind, type EventRow, type Happened, readAs } from "../lib/eventType.ts"

/**
 * What a module does when one of these kinds was announced. `react` gets a batch in the order of the log, each event
 * read as its declaration says and told apart by `kind`; it must be pure in `tx`. A row that is not as declared is
 * parked and the rest goes on. `listener` is stable for ever: the cursor is kept under it.
 */
export function reaction<const E extends EventKind>({
  listener,
  on,
  react,
}: {
  listener: string
  on: readonly E[]
  react(tx: Tx, events: readonly Happened<E>[]): Promise<void>
}): Reaction {
  return {
    listener,
    kinds: on.map(({ kind }) => kind),
    react: (tx: Tx, rows: readonly EventRow[]) =>
      react(
        tx,
        rows.map((row) => readAs(on, row)),
      ),
  }
}
