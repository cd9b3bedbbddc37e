import type { Invariant } from "../../platform/admin/invariant.ts"

export const invariants: readonly Invariant[] = [
  {
    name: "I28 every stake of the sports book moved once, and went back where its provider does not stand by it",
    sql: `with expected as (
            select 'sports-stake:' || provider || ':' || uuid as id, 'sportsStake' as kind, stake as amount, player_id
            from sportsbook.bet
            union all
            select 'sports-stake-back:' || provider || ':' || uuid, 'sportsStakeReturned', stake, player_id
            from sportsbook.bet where discarded_at is not null
          ), found as (
            select id, kind, amount, from_account, to_account from wallet.movement
            where kind in ('sportsStake', 'sportsStakeReturned')
          )
          select coalesce(e.id, f.id) as id, e.kind as expected, f.kind, e.amount as bet, f.amount
          from expected e full join found f using (id)
          where (e.kind, e.amount) is distinct from (f.kind, f.amount)
            or wallet.sports(e.player_id) not in (f.from_account, f.to_account)`,
  },
  {
    name: "I28 what results of the sports book paid moved once, and went back where they were taken back",
    sql: `with results as (
            select * from sportsbook.transaction where kind in ('won', 'cashedOut', 'lost', 'refunded') and amount > 0
          ), expected as (
            select 'sports-paid:' || provider || ':' || uuid as id, 'sportsPaid' as kind, amount, player_id from results
            union all
            select 'sports-paid-back:' || provider || ':' || uuid, 'sportsPaidTakenBack', amount, player_id
            from results where undone_by is not null
          ), found as (
            select id, kind, amount, from_account, to_account from wallet.movement
            where kind in ('sportsPaid', 'sportsPaidTakenBack')
          )
          select coalesce(e.id, f.id) as id, e.kind as expected, f.kind, e.amount as message, f.amount
          from expected e full join found f using (id)
          where (e.kind, e.amount) is distinct from (f.kind, f.amount)
            or wallet.sports(e.player_id) not in (f.from_account, f.to_account)`,
  },
  {
    name: "I28 what was written off of a purse of the sports book moved once",
    sql: `with expected as (
            select 'sports-written-off:' || id as id, amount, player_id, provider from sportsbook.write_off
          ), found as (
            select id, amount, from_account, to_account from wallet.movement where kind = 'sportsWrittenOff'
          )
          select coalesce(e.id, f.id) as id, e.amount as written_off, f.amount
          from expected e full join found f using (id)
          where e.amount is distinct from f.amount
            or f.from_account is distinct from wallet.book(e.provider) or f.to_account is distinct from wallet.sports(e.player_id)`,
  },
  {
    name: "I29 a bet of the sports book has the one result that has not been taken back, and its stake's message",
    sql: `select b.id, b.result, b.paid, r.kind, r.amount, r.count
          from sportsbook.bet b
            left join sportsbook.transaction s on s.provider = b.provider and s.uuid = b.uuid
            cross join lateral (
              select count(*) as count, min(t.kind) as kind, min(t.uuid) as uuid, coalesce(sum(t.amount), 0) as amount
              from sportsbook.transaction t
              where t.bet_id = b.id and t.kind in ('won', 'cashedOut', 'lost', 'refunded') and t.undone_by is null) r
          where r.count <> num_nonnulls(b.result) or r.kind is distinct from b.result or r.amount <> b.paid
            or r.uuid is distinct from b.result_uuid
            or (s.kind, s.status, s.bet_id, s.amount, s.player_id) is distinct from ('stake', 'ok', b.id, b.stake, b.player_id)`,
  },
]
