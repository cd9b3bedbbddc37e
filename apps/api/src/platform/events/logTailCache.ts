import { sql } from "kysely"
import type { Event } from "../db/handlerType.ts"
import type { Tx } from "../db/transaction.ts"

/** An effect comes after its cause (`kernel.event`); independent transactions may come in either order. */
export type LogPosition = { readonly xid: bigint; readonly id: bigint }
export type PositionedEvent = { readonly position: LogPosition; readonly event: Event }
/** Complete up to `until`. */
export type LogSlice = { readonly events: readonly PositionedEvent[]; readonly until: LogPosition }

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
 * Reads up to the horizon: the last event that no running transaction can still precede. Leaves out events parked for `exceptParkedFor`.
 * Undefined where no event of any kind is readable after `from`.
 */
export async function readLogSlice(
  { db }: Pick<Tx, "db">,
  query: { from: LogPosition; kinds: readonly string[]; atMost: number; exceptParkedFor?: string },
): Promise<LogSlice | undefined> {
  const { from, kinds, atMost, exceptParkedFor = null } = query
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
        and not exists (select from kernel.parked_event p where p.listener = ${exceptParkedFor} and p.event_id = event.id)
      order by event.xid, event.id limit ${atMost}
    ) e on true
    order by e.xid, e.id`.execute(db)
  const horizon = rows.at(-1)
  if (!horizon) return undefined
  const events = rows.flatMap(({ id, xid, at, kind, player_id: playerId, data }) =>
    id === null ? [] : [{ position: { xid: BigInt(xid), id }, event: { id, at, kind, playerId, data } }],
  )
  const isComplete = events.length < atMost
  return {
    events,
    until: isComplete
      ? { xid: BigInt(horizon.horizon_xid), id: horizon.horizon_id }
      : events.at(-1)!.position,
  }
}

async function readHorizon({ db }: Pick<Tx, "db">): Promise<LogPosition | undefined> {
  const { rows } = await sql<{ xid: string; id: bigint }>`
    select xid::text as xid, id from kernel.event where xid < pg_snapshot_xmin(pg_current_snapshot())
    order by event.xid desc, event.id desc limit 1`.execute(db)
  const last = rows[0]
  return last && { xid: BigInt(last.xid), id: last.id }
}

const defaults = { keptAtMost: 2_000, readAtMost: 2_000 }

export type LogTailCache = {
  refresh(tx: Pick<Tx, "db">): Promise<void>
  /** Undefined where `from` is outside the cached range: the caller then reads from the database. */
  sliceAfter(from: LogPosition, kinds: ReadonlySet<string>, atMost: number): LogSlice | undefined
}

type CachedRange = { from: LogPosition; until: LogPosition; events: readonly PositionedEvent[] }

function extend({ from, events }: CachedRange, slice: LogSlice, keptAtMost: number): CachedRange {
  const all = [...events, ...slice.events]
  const dropped = Math.max(0, all.length - keptAtMost)
  const lastDropped = all[dropped - 1]
  return { from: lastDropped ? lastDropped.position : from, until: slice.until, events: all.slice(dropped) }
}

function findIndexAfter(events: readonly PositionedEvent[], from: LogPosition): number {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(from, events[middle]!.position)) high = middle
    else low = middle + 1
  }
  return low
}

/** Caches the tail of the log for all subscribers of a process. It needs no invalidation, as no event can appear before the horizon. */
export function logTailCache(kinds: readonly string[], { keptAtMost, readAtMost } = defaults): LogTailCache {
  let cached: CachedRange | undefined
  return {
    async refresh(tx) {
      const previous = cached
      if (!previous) {
        const horizon = await readHorizon(tx)
        cached = horizon && { from: horizon, until: horizon, events: [] }
        return
      }
      const slice = await readLogSlice(tx, { from: previous.until, kinds, atMost: readAtMost })
      // A full read means that the cache is far behind: it restarts at the horizon, and subscribers read the gap themselves.
      if (slice) cached = slice.events.length < readAtMost ? extend(previous, slice, keptAtMost) : undefined
    },
    sliceAfter(from, wantedKinds, atMost) {
      if (!cached || isBefore(from, cached.from) || !isBefore(from, cached.until)) return undefined
      const events: PositionedEvent[] = []
      for (
        let n = findIndexAfter(cached.events, from);
        n < cached.events.length && events.length < atMost;
        n++
      ) {
        const positioned = cached.events[n]!
        if (wantedKinds.has(positioned.event.kind)) events.push(positioned)
      }
      return { events, until: events.length < atMost ? cached.until : events.at(-1)!.position }
    },
  }
}
