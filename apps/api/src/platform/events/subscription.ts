import type { Subscriber } from "../db/handlerType.ts"
import type { Tx } from "../db/transaction.ts"
import { decodeEvent, type EventOf, type EventRow, type EventType } from "../lib/eventType.ts"

/** `react` gets batches in log order and may only have effects in `tx`, since a batch can be retried. `listener`, the cursor's key, must never change. */
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
