import { sql } from "kysely"
import type { Subscriber } from "../db/handlerType.ts"
import type { Tx } from "../db/transaction.ts"
import type { LogPosition } from "./logTailCache.ts"

/** A cursor at the beginning of the log for a listener that has none; one that it has stays where it is. */
export async function openCursor(tx: Tx, { listener }: Subscriber): Promise<void> {
  await sql`insert into kernel.cursor (listener, xid, id) values (${listener}, '0'::xid8, 0)
            on conflict do nothing`.execute(tx.db)
}

/**
 * A listener with something before it, and where its cursor stands. `isReadable`: no running transaction can come before the first of
 * it any more. `isAsked`: a person wants a parked event of its tried again.
 */
export type PendingSubscriber = { listener: string; from: LogPosition; isReadable: boolean; isAsked: boolean }

type Row = {
  listener: string
  xid: string
  id: bigint
  is_behind: boolean
  is_readable: boolean
  is_asked: boolean
}

/**
 * The listeners that have something before them. It is asked many times a second: the last event, and the last that can be read,
 * are compared with each cursor, so that it costs the same however long the log is.
 */
export async function listPendingSubscribers(
  from: Pick<Tx, "db">,
  listeners: readonly string[],
): Promise<PendingSubscriber[]> {
  const { rows } = await sql<Row>`
    select l.listener, at.xid::text as xid, at.id,
      coalesce((e.xid, e.id) > (at.xid, at.id), false) as is_behind,
      coalesce((h.xid, h.id) > (at.xid, at.id), false) as is_readable,
      exists (select from kernel.parked_event p
              where p.listener = l.listener and p.retry_asked_at is not null) as is_asked
    from unnest(${listeners}::text[]) as l (listener)
      left join kernel.cursor c using (listener)
      cross join lateral (select coalesce(c.xid, '0'::xid8) as xid, coalesce(c.id, 0) as id) at
      left join (select event.xid, event.id from kernel.event order by event.xid desc, event.id desc limit 1) e on true
      left join (select event.xid, event.id from kernel.event where event.xid < pg_snapshot_xmin(pg_current_snapshot())
                 order by event.xid desc, event.id desc limit 1) h on true`.execute(from.db)
  return rows.flatMap(({ listener, xid, id, is_behind, is_readable: isReadable, is_asked: isAsked }) =>
    is_behind || isAsked ? [{ listener, from: { xid: BigInt(xid), id }, isReadable, isAsked }] : [],
  )
}

/** Who has nothing to hear between two places of the log. */
export type CursorMove = { listener: string; from: LogPosition; until: LogPosition }

/**
 * Moves the cursors of those that have only events of other kinds before them, all in one go: a round that they do not hear would
 * cost a transaction of each otherwise. A cursor that somebody is reading at is left to them.
 */
export async function moveCursors(tx: Pick<Tx, "db">, passing: readonly CursorMove[]): Promise<void> {
  const places = passing.map(({ listener, from, until }) => ({
    listener,
    from_xid: String(from.xid),
    from_id: String(from.id),
    xid: String(until.xid),
    id: String(until.id),
  }))
  await sql`
    with passing as (
      select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as p (listener text, from_xid xid8, from_id bigint, xid xid8, id bigint)
    ), free as (
      select c.listener from kernel.cursor c join passing using (listener) for update of c skip locked
    )
    update kernel.cursor c set xid = p.xid, id = p.id
    from passing p join free using (listener)
    where c.listener = p.listener
      -- Another process may have moved it meanwhile.
      and (c.xid, c.id) >= (p.from_xid, p.from_id) and (c.xid, c.id) < (p.xid, p.id)`.execute(tx.db)
}
