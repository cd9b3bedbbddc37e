import type { Invariant } from "../../platform/admin/invariant.ts"
import { ledgerMatchesRows } from "../wallet/index.ts"

export const invariants: readonly Invariant[] = [
  {
    name: "I15 the balance of a pool equals the content of its cycle",
    sql: `select c.jackpot, c.parts, b.amount from jackpots.cycle c
          left join wallet.balance b on b.account = wallet.pool(c.jackpot)
          where c.last is null and c.parts / 1000000 is distinct from coalesce(b.amount, 0)`,
  },
  {
    name: "I15 a cycle begins with the rest of the one before, after its last item",
    sql: `select a.jackpot, a.number from jackpots.cycle a
          left join jackpots.cycle b on b.jackpot = a.jackpot and b.number = a.number - 1
          where (a.number = 1) <> (b.number is null)
             or a.carried_parts <> coalesce(b.parts, 0) or a.since <> coalesce(b.last, 0)`,
  },
  {
    name: "I15 the shares of a cycle are the stakes of its bets times its rate",
    sql: `select c.jackpot, c.number, c.shared_parts, c.bets from jackpots.cycle c
          cross join lateral (
            select coalesce(sum(i.stake), 0) * (c.terms ->> 'ratePpm')::integer as parts, count(*) as bets
            from jackpots.item i where i.kind = 'bet' and i.number > c.since and (c.last is null or i.number <= c.last)) s
          where (s.parts, s.bets) is distinct from (c.shared_parts, c.bets)`,
  },
  {
    name: "I15 what left a cycle's pool was won",
    sql: `select c.jackpot, c.number, c.dropped_parts from jackpots.cycle c
          left join (select cycle_id, sum(parts) as parts from jackpots.win group by 1) w on w.cycle_id = c.id
          where c.dropped_parts <> coalesce(w.parts, 0)`,
  },
  {
    name: "I15 items are numbered without a gap up to the last head",
    sql: `select count(*), max(number) from jackpots.item
          having count(*) <> coalesce(max(number), 0)
              or coalesce(max(number), 0) <> coalesce((select max(number) from jackpots.head), 0)`,
  },
  {
    name: "I15 a bet is in the chain once",
    sql: `select provider, uuid, count(*) from jackpots.item where kind = 'bet' group by 1, 2 having count(*) > 1`,
  },
  ledgerMatchesRows(
    "I15 what batches booked is what the ledger moved",
    "'jackpotSeeded', 'jackpotShared', 'jackpotShareReturned', 'jackpotShareRestored'",
    "case when kind in ('jackpotSeeded', 'jackpotShared') then to_account else from_account end",
    `select case when k.kind = 'jackpotShareRestored' then wallet.reserve(b.jackpot) else wallet.pool(b.jackpot) end as account,
       k.kind, sum(k.amount) as amount
     from jackpots.booking b cross join lateral (values ('jackpotSeeded', b.seeded), ('jackpotShared', b.shared),
       ('jackpotShareReturned', b.returned), ('jackpotShareRestored', b.restored)) k (kind, amount)
     group by 1, 2`,
  ),
  {
    name: "I15 what was restored from a reserve is what was booked of it",
    sql: `select s.jackpot, s.restored_parts, b.restored from jackpots.source s
          left join (select jackpot, sum(restored) as restored from jackpots.booking group by 1) b using (jackpot)
          where s.restored_parts / 1000000 <> coalesce(b.restored, 0)`,
  },
  {
    name: "I15 what voided bets had shared came from their pool and its reserve",
    sql: `select s.jackpot, s.restored_parts, c.returned, v.shared from jackpots.source s
          left join (select jackpot, sum(returned_parts) as returned from jackpots.cycle group by 1) c using (jackpot)
          left join (
            select c.jackpot, sum(i.stake * (c.terms ->> 'ratePpm')::integer) as shared
            from jackpots.item i join jackpots.cycle c on i.bet > c.since and (c.last is null or i.bet <= c.last)
            where i.kind = 'void' group by 1) v using (jackpot)
          where s.restored_parts + coalesce(c.returned, 0) <> coalesce(v.shared, 0)`,
  },
  ledgerMatchesRows(
    "I16 what was won is what the ledger moved to its winners",
    "'jackpotWon', 'jackpotRounded'",
    "split_part(id, ':', 2)",
    `select w.id::text as account, k.kind, k.amount from jackpots.win w
     cross join lateral (values ('jackpotWon', w.from_pool), ('jackpotRounded', w.paid - w.from_pool)) k (kind, amount)
     where k.amount > 0`,
  ),
  {
    name: "I16 every win has a prize of its winner",
    sql: `select w.id, w.player_id, w.paid, p.player_id as prize_of, p.amount from jackpots.win w
          full join (select * from prizes.prize where giver = 'jackpots') p on p.ref = w.id
          where (w.player_id, w.paid) is distinct from (p.player_id, p.amount)`,
  },
]
