import { sql } from "kysely"
import type { Reaction } from "./events.ts"
import type { Tx } from "./transaction.ts"

/** A cursor at the beginning of the log for a listener that has none; one that it has stays where it is. */
export async function openCursor(tx: Tx, { listener }: Reaction): Promise<void> {
  await sql`insert into kernel.cursor (listener, xid, id) values (${listener}, '0'::xid8, 0)
            on conflict do nothing`.execute(tx.db)
}

/** A listener with something before it; `isAsked` where a person wants a parked event of its tried again. */
export type Waiting = { listener: string; isAsked: boolean }

/**
 * The listeners that have something before them. It is asked many times a second: the last event is compared with
 * each cursor, so that it costs the same however long the log is.
 */
export async function waitingFor(from: Pick<Tx, "db">, listeners: readonly string[]): Promise<Waiting[]> {
  const { rows } = await sql<{ listener: string; is_behind: boolean; is_asked: boolean }>`
    select l.listener,
      coalesce((e.xid, e.id) > (coalesce(c.xid, '0'::xid8), coalesce(c.id, 0)), false) as is_behind,
      exists (select from kernel.parked_event p
              where p.listener = l.listener and p.retry_asked_at is not null) as is_asked
    from unnest(${listeners}::text[]) as l (listener)
      left join kernel.cursor c using (listener)
      left join (select event.xid, event.id from kernel.event order by event.xid desc, event.id desc limit 1) e on true`.execute(
    from.db,
  )
  return rows.flatMap(({ listener, is_behind, is_asked: isAsked }) =>
    is_behind || isAsked ? [{ listener, isAsked }] : [],
  )
}

/** How far one passing looks ahead of a cursor, in events: it costs the same however far behind that is. */
const passedAtMost = 2_000

/**
 * Moves the cursors of those that have only events of other kinds before them up to the last event that no running
 * transaction can still come before, all in one go: a bet that nobody hears would cost a transaction of each listener
 * otherwise. Answers who has nothing left to read. A cursor that somebody is reading at is left to them, and one that is
 * further behind than a passing looks goes on by its own reading.
 */
export async function passOver(tx: Tx, reactions: readonly Reaction[]): Promise<ReadonlySet<string>> {
  const names = reactions.map(({ listener }) => listener)
  // Locked first and compared in a statement of its own: only that one sees where another process left them.
  const free = await sql<{ listener: string }>`
    select listener from kernel.cursor where listener = any(${names}::text[]) for update skip locked`.execute(
    tx.db,
  )
  const mine = new Set(free.rows.map(({ listener }) => listener))
  const heard = reactions.flatMap(({ listener, kinds }) => (mine.has(listener) ? [{ listener, kinds }] : []))
  if (heard.length === 0) return new Set()
  // Those that stand at one place look ahead of it once: almost all do, and each by itself would read every bet again.
  const { rows } = await sql<{ listener: string; is_done: boolean }>`
    with heard as (
      select l.listener, l.kinds, k.xid, k.id
      from jsonb_to_recordset(${JSON.stringify(heard)}::jsonb) as l (listener text, kinds jsonb)
        join kernel.cursor k using (listener)
    ), till as (
      select place.xid as from_xid, place.id as from_id, ahead.*
      from (select distinct xid, id from heard) place cross join lateral (
        select max(xid) as xid, (array_agg(id order by xid desc, id desc))[1] as id,
          count(*) < ${passedAtMost} as is_last, array_agg(distinct kind) as kinds
        from (
          select event.xid, event.id, event.kind from kernel.event
          where event.xid < pg_snapshot_xmin(pg_current_snapshot()) and (event.xid, event.id) > (place.xid, place.id)
          order by event.xid, event.id limit ${passedAtMost}
        ) e having count(*) > 0
      ) ahead
    )
    update kernel.cursor c set xid = t.xid, id = t.id
    from heard h join till t on (t.from_xid, t.from_id) = (h.xid, h.id)
    where c.listener = h.listener and not h.kinds ?| t.kinds
    returning c.listener, t.is_last as is_done`.execute(tx.db)
  return new Set(rows.flatMap(({ listener, is_done }) => (is_done ? [listener] : [])))
}
