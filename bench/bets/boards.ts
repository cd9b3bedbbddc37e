import pg from "pg"
import { median } from "../shared/median.ts"
import { type Field, sessionTokenOf } from "../shared/players.ts"
import { size } from "../shared/size.ts"

const entries = size(100_000, 2_000)
const asked = size(200, 20)

/** A tournament that is being played, with so many entries; the field's players are the middle of its board. */
const offerText = `
  insert into tournaments.tournament (name, type, scoring, points_each, least_stake, entry_fee, rebuy_fee, rebuys_at_most, house,
    prizes_in, entries_at_least, opens_at, closes_at, begins_at, ends_at, grace_minutes, prizes, state, entries)
  select '{"en": "Bench", "fr": "Bench", "nl": "Bench"}', 'cashPoint', 'totalStaked', 1, 1000, 0, 0, 0, 0, 'cash', 1, now - interval '1 hour', now,
    now - interval '1 hour', now + interval '1 hour', 1, '[{"to": 1, "sharePpm": 1000000}]', 'running', $1
  from current_timestamp now returning id`
const entriesText = `
  insert into tournaments.entry (tournament_id, player_id, entered_at, points, reached_at)
  select $1, case when n <= $3 then $2::bigint + n - 1 else 1000000000 + n end, current_timestamp, 1 + (n::bigint * 7919) % 1000003,
    current_timestamp
  from generate_series(1, $4::integer) n`

/**
 * How long a page of a board of 100 000 entries takes over HTTP, with the caller's own row and its neighbours: the median of two
 * hundred, each of another player, ms.
 */
export async function boardP50Ms(options: { ownerUrl: string; url: string; field: Field }): Promise<number> {
  const { ownerUrl, url, field } = options
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(offerText, [entries])
    const { id } = rows[0]!
    await client.query(
      "insert into tournaments.act (tournament_id, act, by, why, at) values ($1, 'published', 'bench', 'bench', current_timestamp)",
      [id],
    )
    await client.query(entriesText, [id, field.first, field.count, entries])
    await client.query("analyze tournaments.entry")
    await client.query("select tournaments.publish_board($1, current_timestamp)", [id])
    const times: number[] = []
    for (let n = 0; n < asked; n++) {
      const cookie = `access_token=${sessionTokenOf(field.first + BigInt(n % field.count))}`
      const address = `${url}/api/tournaments/get-tournament?tournamentId=${id}&pageNo=${1 + n * 20}`
      const began = performance.now()
      const answer = await fetch(address, { headers: { cookie } })
      await answer.text()
      times.push(performance.now() - began)
      if (answer.status !== 200) throw new Error(`A board was answered with ${answer.status}.`)
    }
    return median(times)
  } finally {
    // What is measured after it finds no tournament of ours to score for. Its entries stay: bets of others refer to entries, and
    // each that is deleted would be looked for in all of them.
    await client.query(`
      update tournaments.tournament set state = 'cancelled', cancelled_for = 'byHouse', ended_at = current_timestamp
      where name ->> 'en' = 'Bench'`)
    await client.end()
  }
}
