import pg from "pg"
import type { Field } from "../shared/players.ts"

/** What every listener has to work for: on, and every player of the field in it, so that none has an easy batch. */
const statements = [
  "update content.policy set state = 'on' where feature in ('jackpots', 'prizeDrops', 'questHouseMoney', 'referralReward', 'tournamentHousePrizes')",
  // As if the listener had heard in the log that they joined: before that no bet counts.
  `insert into quest.entry (week_id, player_id, joined_at, is_heard, knew, progress)
   select w.id, p, current_timestamp, true, '{}', '[]' from quest.week w, generate_series($1::bigint, $2::bigint) p where w.state = 'open'`,
  `with offered as (
     insert into tournaments.tournament (name, type, scoring, points_each, least_stake, entry_fee, rebuy_fee, rebuys_at_most, house,
       prizes_in, entries_at_least, opens_at, closes_at, begins_at, ends_at, grace_minutes, prizes, state, entries)
     select '{"en": "Part", "fr": "Part", "nl": "Part"}', 'cashPoint', 'totalStaked', 1, 1000, 0, 0, 0, 0, 'cash', 1,
       now - interval '1 hour', now, now - interval '1 hour', now + interval '1 day', 1, '[{"to": 1, "sharePpm": 1000000}]',
       'running', $2::bigint - $1::bigint + 1
     from current_timestamp now returning id
   )
   insert into tournaments.entry (tournament_id, player_id, entered_at, points)
   select id, p, current_timestamp, 0 from offered, generate_series($1::bigint, $2::bigint) p`,
  `with campaign as (
     insert into drops.campaign (name, begins_at, block_minutes, blocks, prizes, total, expected, least_stake, state)
     values ('{"en": "Part", "fr": "Part", "nl": "Part"}', current_timestamp, 1440, 1, '[{"amountCents": 100000, "count": 1}]',
       100000000, 100000000000, 1000, 'published') returning id
   ), block as (
     insert into drops.block (campaign_id, number, begins_at, ends_at)
     select id, 1, current_timestamp, current_timestamp + interval '1 day' from campaign returning campaign_id
   )
   insert into drops.prize (campaign_id, block, amount) select campaign_id, 1, 100000000 from block
   where $1::bigint <= $2::bigint`,
  `insert into referrals.referral (referrer_id, friend_id, registered_at, least_deposits, least_stakes, reward, wait_hours, ends_at)
   select 0, p, current_timestamp, 1000, 1000000000000, 1000000, 72, current_timestamp + interval '30 days'
   from generate_series($1::bigint, $2::bigint) p`,
]

/** Lets every player of a field play for everything that listens to settled rounds. Written straight into the tables. */
export async function takePart(ownerUrl: string, { first, count }: Field): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (const [n, text] of statements.entries())
      await client.query(text, n === 0 ? [] : [first, first + BigInt(count) - 1n])
    await client.query("analyze")
  } finally {
    await client.end()
  }
}
