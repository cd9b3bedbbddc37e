import { sql } from "kysely"
import type { Event } from "../db/handlerType.ts"
import type { Tx } from "../db/transaction.ts"

/**
 * A place in the log. What came of something comes after it, whichever transaction had its number first (`sql/0097-order.sql`); what did
 * not wait for one another may stand either way round.
 */
export type LogPosition = { readonly xid: bigint; readonly id: bigint }
export type PositionedEvent = { readonly place: LogPosition; readonly event: Event }
/** What comes after a place: events of some kinds, and the place up to which there are no others of them. */
export type LogSlice = { readonly events: readonly PositionedEvent[]; readonly until: LogPosition }

/** Whether one place comes before another. */
export const isBefore = (a: LogPosition, b: LogPosition): boolean =>
  a.xid < b.xid || (a.xid === b.xid && a.id < b.id)

type Row = {
  horizon_xid: string
  horizon_id: bigint
  id: bigint | null
  xid: string
  at: Date
  kind: string
  player_id: bigint | null
  data: Record<string, unknown>
}

/**
 * Reads what comes after a place: at most so many events of these kinds, up to the last event that no running transaction can
 * still come before. `but` leaves out what is parked for that listener. Answers nothing where nothing comes.
 */
export async function readLogSlice(
  { db }: Pick<Tx, "db">,
  wanted: { from: LogPosition; kinds: readonly string[]; atMost: number; but?: string },
): Promise<LogSlice | undefined> {
  const { from, kinds, atMost, but = null } = wanted
  const { rows } = await sql<Row>`
    select h.xid::text as horizon_xid, h.id as horizon_id, e.id, e.xid::text as xid, e.at, e.kind, e.player_id, e.data
    from (
      select xid, id from kernel.event
      where xid < pg_snapshot_xmin(pg_current_snapshot()) and (xid, id) > (${from.xid}::xid8, ${from.id})
      order by event.xid desc, event.id desc limit 1
    ) h
    left join lateral (
      select * from kernel.event
      where (event.xid, event.id) > (${from.xid}::xid8, ${from.id}) and (event.xid, event.id) <= (h.xid, h.id)
        and kind = any(${kinds}::text[])
        and not exists (select from kernel.parked_event p where p.listener = ${but} and p.event_id = event.id)
      order by event.xid, event.id limit ${atMost}
    ) e on true
    order by e.xid, e.id`.execute(db)
  const horizon = rows.at(-1)
  if (!horizon) return undefined
  const events = rows.flatMap(({ id, xid, at, kind, player_id: playerId, data }) =>
    id === null ? [] : [{ place: { xid: BigInt(xid), id }, event: { id, at, kind, playerId, data } }],
  )
  const isWhole = events.length < atMost
  return {
    events,
    until: isWhole ? { xid: BigInt(horizon.horizon_xid), id: horizon.horizon_id } : events.at(-1)!.place,
  }
}

/** Where the log ends: its last event that no running transaction can still come before. */
async function endOf({ db }: Pick<Tx, "db">): Promise<LogPosition | undefined> {
  const { rows } = await sql<{ xid: string; id: bigint }>`
    select xid::text as xid, id from kernel.event where xid < pg_snapshot_xmin(pg_current_snapshot())
    order by event.xid desc, event.id desc limit 1`.execute(db)
  const last = rows[0]
  return last && { xid: BigInt(last.xid), id: last.id }
}

/** How many events are kept for those that read a little later, and how many are read in one go. */
const usual = { keptAtMost: 2_000, readAtMost: 2_000 }

export type LogTailCache = {
  /** Reads what the log has come to since the last time. */
  follow(tx: Pick<Tx, "db">): Promise<void>
  /**
   * What a listener at this place has before it. Answers nothing where it does not stand within what is kept, before or behind
   * that: then it has to ask the database.
   */
  after(from: LogPosition, kinds: ReadonlySet<string>, atMost: number): LogSlice | undefined
}

/** `events` are all of these kinds after `from`, up to `till`. */
type Kept = { from: LogPosition; till: LogPosition; events: readonly PositionedEvent[] }

function longer({ from, events }: Kept, ahead: LogSlice, keptAtMost: number): Kept {
  const all = [...events, ...ahead.events]
  const dropped = Math.max(0, all.length - keptAtMost)
  const last = all[dropped - 1]
  return { from: last ? last.place : from, till: ahead.until, events: all.slice(dropped) }
}

/** Where the first of these comes after a place, by halves. */
function firstAfter(events: readonly PositionedEvent[], from: LogPosition): number {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(from, events[middle]!.place)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The end of the log, read once for all listeners of a process: most of them stand there and hear the same rounds. What no
 * running transaction can come before any more never changes, so what was read once holds for whoever reads it later.
 */
export function logTailCache(kinds: readonly string[], { keptAtMost, readAtMost } = usual): LogTailCache {
  let kept: Kept | undefined
  return {
    async follow(tx) {
      const before = kept
      if (!before) {
        // What is there already is for those to read that are behind it: they ask the database.
        const end = await endOf(tx)
        kept = end && { from: end, till: end, events: [] }
        return
      }
      const ahead = await readLogSlice(tx, { from: before.till, kinds, atMost: readAtMost })
      // So much at once is for those to read that it is new to: the next time begins at the end again.
      if (ahead) kept = ahead.events.length < readAtMost ? longer(before, ahead, keptAtMost) : undefined
    },
    after(from, of, atMost) {
      if (!kept || isBefore(from, kept.from) || !isBefore(from, kept.till)) return undefined
      const events: PositionedEvent[] = []
      for (let n = firstAfter(kept.events, from); n < kept.events.length && events.length < atMost; n++) {
        const placed = kept.events[n]!
        if (of.has(placed.event.kind)) events.push(placed)
      }
      return { events, until: events.length < atMost ? kept.till : events.at(-1)!.place }
    },
  }
}
