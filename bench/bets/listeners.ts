import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import type { Field } from "../shared/players.ts"
import type { Running } from "../shared/product.ts"
import { settleRounds } from "./bets.ts"

/** How old what a listener has not read yet is, by its cursor; ms. */
const lagText = `
  select c.listener, extract(epoch from clock_timestamp() - e.at) * 1000 as ms
  from kernel.cursor c cross join lateral (
    select at from kernel.event where (xid, id) > (c.xid, c.id) order by xid, id limit 1) e`
const sampleEveryMs = 50
const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0

/**
 * How far the slowest listener is behind while rounds end at a share of what the house can take: the 99th percentile of samples
 * of whoever was furthest behind, ms. `but`: one that is left out.
 */
export async function listenersLag(options: {
  ownerUrl: string
  product: Running
  field: Field
  perSecond: number
  ms: number
  but?: string
}): Promise<number> {
  const client = new pg.Client({ connectionString: options.ownerUrl })
  await client.connect()
  const samples: number[] = []
  let isOver = false
  const sampling = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ listener: string; ms: string }>(lagText)
      const others = rows.filter(({ listener }) => listener !== options.but)
      samples.push(Math.max(0, ...others.map(({ ms }) => Number(ms))))
      await sleep(sampleEveryMs)
    }
  })()
  try {
    await settleRounds(options)
    return p99(samples)
  } finally {
    isOver = true
    await sampling
    await client.end()
  }
}

/** The same of all others while one of them, and it alone, has so many events to catch up with. */
export async function lagBeside(
  options: Omit<Parameters<typeof listenersLag>[0], "but"> & { behind: string; events: number },
): Promise<number> {
  const { ownerUrl, behind, events } = options
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query("begin")
    await announceWaiting(client, events)
    // The others are led past what is announced here, before any of them can read it.
    await client.query(
      `update kernel.cursor set (xid, id) = (select xid, id from kernel.event order by xid desc, id desc limit 1)
       where listener <> $1`,
      [behind],
    )
    await client.query("commit")
  } finally {
    await client.end()
  }
  return listenersLag({ ...options, but: behind })
}

/** Rounds like those that were played, under names of their own, announced all at once. */
const announceText = `
  insert into kernel.event (at, kind, player_id, data)
  select clock_timestamp(), kind, player_id,
    data || jsonb_build_object('roundRef', 'waiting-' || $2::text || n,
      'bets', jsonb_build_array(data -> 'bets' -> 0 || jsonb_build_object('uuid', 'waiting-' || $2::text || n)))
  from generate_series(1, $1::int) n
    join (
      select *, row_number() over (order by id) as place, count(*) over () as places from (
        select * from kernel.event where kind = 'round.settled' order by id desc limit 1000) last
    ) e on e.place = 1 + n % e.places`
let waitings = 0
/** So many events that wait, all of one transaction. */
export const announceWaiting = async (client: pg.Client, events: number): Promise<void> => {
  await client.query(announceText, [events, `${waitings++}-`])
}
const behindText = `
  select c.listener from kernel.cursor c, (select xid, id from kernel.event order by xid desc, id desc limit 1) last
  where (c.xid, c.id) < (last.xid, last.id)`

/** Waits until no listener has anything before it; answers the last that had. */
export async function catchUp(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (let last = ""; ; await sleep(sampleEveryMs)) {
      const { rows } = await client.query<{ listener: string }>(behindText)
      if (rows.length === 0) return last
      last = rows[0]!.listener
    }
  } finally {
    await client.end()
  }
}

/**
 * How many events a second each listener has worked off when the last of them has caught up with so many that waited: all of
 * them at once, on the same cores.
 */
export async function catchingUp(options: {
  ownerUrl: string
  events: number
}): Promise<{ perSecond: number; last: string }> {
  const client = new pg.Client({ connectionString: options.ownerUrl })
  await client.connect()
  await announceWaiting(client, options.events).finally(() => client.end())
  const beganMs = performance.now()
  const last = await catchUp(options.ownerUrl)
  return { perSecond: (options.events * 1000) / (performance.now() - beganMs), last }
}
