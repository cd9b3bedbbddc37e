import type { Invariant } from "../../platform/admin/invariant.ts"

export const invariants: readonly Invariant[] = [
  {
    name: "I17 a chain has the mark of its last round and of every thousandth, and no other",
    sql: `select c.number, c.length, count(m.id) as marks from crash.chain c
          left join crash.mark m on m.chain = c.number and (m.number = c.length or m.number % 1000 = 0 and m.number < c.length)
          group by c.number, c.length
          having count(m.id) <> (c.length - 1) / 1000 + 1
              or count(m.id) <> (select count(*) from crash.mark a where a.chain = c.number)`,
  },
  {
    name: "I17 a chain is played after those before it, up to their end",
    sql: `select a.number, b.number as earlier from crash.chain a
          join crash.chain b on b.number < a.number and b.taken < b.length and b.ended_at is null
          where a.taken > 0`,
  },
  {
    name: "I17 chains are numbered without a gap, in the order of their commitment",
    sql: `select number, before from (
            select number, committed_at, lag(number) over w as before, lag(committed_at) over w as earlier
            from crash.chain window w as (order by number)) c
          where number <> coalesce(before, 0) + 1 or committed_at < earlier`,
  },
  {
    name: "I25 each bet of our own game is one round of play with its stake, and no other is",
    sql: `select coalesce(b.id::text, r.round_ref) as id, b.stake_cents, r.stake, r.bets from crash.bet b
          full join (select p.* from play.round p join games.game g on g.id = p.game_id and g.code = 'crash') r
            on r.provider = 'house' and r.round_ref = b.id::text and r.player_id = b.player_id
          where b.id is null or r.round_ref is null
            or r.bets <> case when b.ended_as in ('cancelled', 'refunded') then 0 else 1 end
            or r.stake <> case when b.ended_as in ('cancelled', 'refunded') then 0 else b.stake_cents * 1000 end`,
  },
  {
    name: "I25 what play paid of a bet of our own game is what it left with, to the cent, and its round is closed when it has ended",
    sql: `select b.id, b.ended_as, b.paid_cents, r.win, r.closed_at from crash.bet b
          join play.round r on r.provider = 'house' and r.player_id = b.player_id and r.round_ref = b.id::text
          where r.win <> coalesce(b.paid_cents, 0) * 1000 or (r.closed_at is null) <> (b.ended_as is null)`,
  },
  {
    name: "I25 a bet of our own game flies in one round, within its terms, and leaves at what its flight had reached",
    sql: `select b.id, b.round_id, b.stake_cents, b.left_at, b.paid_cents, r.result from crash.bet b
          left join crash.round r on r.id = b.round_id
          where r.id is null or b.stake_cents not between r.min_stake_cents and r.max_stake_cents or b.placed_at < r.opened_at - interval '5 seconds'
            or b.left_at > r.result or b.ended_as in ('cashedOut', 'lost') and r.took_off_at is null
            or b.ended_as = 'lost' and r.over_as is distinct from 'crashed' or b.ended_as = 'refunded' and r.over_as is distinct from 'void'
            or b.paid_cents <> least(r.max_paid_cents, b.stake_cents * b.left_at / 100)
            or b.is_by_itself is false and b.target < b.left_at
            or b.ended_as = 'lost' and b.target <= r.result`,
  },
  {
    name: "I25 a round of our own game that is settled has no bet that has not ended, and only the last is not over",
    sql: `select r.id, r.over_at, r.settled_at from crash.round r
          where r.settled_at is not null and exists (select from crash.bet b where b.round_id = r.id and b.ended_as is null)
            or r.over_at is null and exists (select from crash.round l where l.id > r.id)`,
  },
  {
    name: "I25 a bet of our own game that two persons settled again was paid what it lacked, once",
    sql: `select s.id, s.ended_as, s.more_cents, t.moved from crash.resettlement s
          left join play.transaction t on t.provider = 'house' and t.uuid = 'win:again:' || s.id
          where (s.ended_as is not distinct from 'done') <> (t.uuid is not null) or t.moved <> s.more_cents * 1000
            or t.reference_uuid <> s.bet_id::text`,
  },
  {
    name: "I17 the hash of a round leads to that of the round before it",
    sql: `select a.id, b.id as before from crash.round a join crash.round b on b.chain = a.chain and b.number = a.number - 1
          where a.hash is not null and b.hash is not null and encode(sha256(decode(a.hash, 'hex')), 'hex') <> b.hash
          union all
          select r.id, null from crash.round r join crash.chain c on c.number = r.chain
          where r.number = 1 and encode(sha256(decode(r.hash, 'hex')), 'hex') <> c.terminating_hash`,
  },
  {
    name: "I17 no round has a number that was not taken of its chain",
    sql: `select r.id, r.chain, r.number, c.taken from crash.round r join crash.chain c on c.number = r.chain
          where r.number > c.taken`,
  },
]
