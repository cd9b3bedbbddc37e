import { sql } from "kysely"
import type { Subscriber } from "../db/handlerType.ts"
import type { Tx } from "../db/transaction.ts"
import type { LogPosition } from "./logTailCache.ts"

/** Creates the cursor of a subscriber at the beginning of the log, unless it has one. */
export async function openCursor(tx: Tx, { listener }: Subscriber): Promise<void> {
  await sql`insert into kernel.cursor (listener, xid, id) values (${listener}, '0'::xid8, 0)
            on conflict do nothing`.execute(tx.db)
}

export type PendingSubscriber = {
  listener: string
  from: LogPosition
  /** Whether no running transaction can still write an event before the next one. */
  isReadable: boolean
  isRetryRequested: boolean
}

type Row = {
  listener: string
  xid: string
  id: bigint
  is_behind: boolean
  is_readable: boolean
  is_retry_requested: boolean
}

/** Lists subscribers with unread events or a parked event to retry. Runs many times a second, so its cost must not grow with the log. */
export async function listPendingSubscribers(
  { db }: Pick<Tx, "db">,
  listeners: readonly string[],
): Promise<PendingSubscriber[]> {
  const { rows } = await sql<Row>`
    select l.listener, at.xid::text as xid, at.id,
      coalesce((e.xid, e.id) > (at.xid, at.id), false) as is_behind,
      coalesce((h.xid, h.id) > (at.xid, at.id), false) as is_readable,
      exists (select from kernel.parked_event p
              where p.listener = l.listener and p.retry_asked_at is not null) as is_retry_requested
    from unnest(${listeners}::text[]) as l (listener)
      left join kernel.cursor c using (listener)
      cross join lateral (select coalesce(c.xid, '0'::xid8) as xid, coalesce(c.id, 0) as id) at
      left join (select event.xid, event.id from kernel.event order by event.xid desc, event.id desc limit 1) e on true
      left join (select event.xid, event.id from kernel.event where event.xid < pg_snapshot_xmin(pg_current_snapshot())
                 order by event.xid desc, event.id desc limit 1) h on true`.execute(db)
  return rows.flatMap(({ listener, xid, id, is_behind, is_readable, is_retry_requested }) =>
    is_behind || is_retry_requested
      ? [
          {
            listener,
            from: { xid: BigInt(xid), id },
            isReadable: is_readable,
            isRetryRequested: is_retry_requested,
          },
        ]
      : [],
  )
}

export type CursorMove = { listener: string; from: LogPosition; until: LogPosition }

/** Moves cursors past events that their subscribers do not handle, all in one statement. Skips a cursor that is locked by its reader. */
export async function moveCursors(tx: Pick<Tx, "db">, moves: readonly CursorMove[]): Promise<void> {
  const rows = moves.map(({ listener, from, until }) => ({
    listener,
    from_xid: String(from.xid),
    from_id: String(from.id),
    xid: String(until.xid),
    id: String(until.id),
  }))
  await sql`
    with move as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m (listener text, from_xid xid8, from_id bigint, xid xid8, id bigint)
    ), free as (
      select c.listener from kernel.cursor c join move using (listener) for update of c skip locked
    )
    update kernel.cursor c set xid = m.xid, id = m.id
    from move m join free using (listener)
    where c.listener = m.listener
      -- Another process may have moved it in the meantime.
      and (c.xid, c.id) >= (m.from_xid, m.from_id) and (c.xid, c.id) < (m.xid, m.id)`.execute(tx.db)
}
