import type { Invariant } from "../../platform/admin/invariant.ts"
import { ledgerMatchesRows } from "../wallet/index.ts"

export const invariants: readonly Invariant[] = [
  {
    name: "I17 the prizes of a campaign come to what it says, once it is published",
    sql: `select c.id, c.total, sum(p.amount) from drops.campaign c
          left join drops.prize p on p.campaign_id = c.id
          left join drops.act a on a.campaign_id = c.id and a.act = 'published'
          group by c.id, a.act
          having coalesce(sum(p.amount), 0) <> case when a.act is null then 0 else c.total end`,
  },
  ledgerMatchesRows(
    "I17 the money reserved for a campaign and returned matches its prizes",
    "'dropsReserved', 'dropsReturned'",
    "case when kind = 'dropsReserved' then to_account else from_account end",
    `select wallet.campaign(p.campaign_id) as account, k.kind, sum(k.amount) as amount from drops.prize p
     cross join lateral (values ('dropsReserved', p.amount),
       ('dropsReturned', case when p.returned_at is not null then p.amount end)) k (kind, amount)
     where k.amount > 0 group by 1, 2`,
  ),
  {
    name: "I17 the balance of a campaign equals its prizes that are not won yet",
    sql: `select b.account, b.amount, p.amount as unwon
          from (select account, amount from wallet.balance where account like 'campaign:%') b
          full join (select wallet.campaign(campaign_id) as account, sum(amount) as amount from drops.prize
                     where player_id is null and returned_at is null group by 1) p using (account)
          where coalesce(b.amount, 0) <> coalesce(p.amount, 0)`,
  },
  {
    name: "I17 what a block counted is what took part in it",
    sql: `select b.campaign_id, b.number, b.bets, b.staked from drops.block b
          cross join lateral (
            select count(*) as bets, coalesce(sum(e.stake), 0) as staked, coalesce(max(e.number), 0) as last,
              count(distinct e.number) as numbers
            from drops.entry e where e.campaign_id = b.campaign_id and e.block = b.number) e
          where (e.bets, e.staked, e.last, e.numbers) is distinct from (b.bets, b.staked, b.bets, b.bets)
          union all
          select e.campaign_id, e.block, e.number, e.stake from drops.entry e
          where not exists (select from drops.block b where (b.campaign_id, b.number) = (e.campaign_id, e.block))`,
  },
  {
    name: "I17 a bet takes part in a campaign once",
    sql: `select campaign_id, provider, uuid, count(*) from drops.entry group by 1, 2, 3 having count(*) > 1`,
  },
  {
    name: "I18 a prize belongs to the player whose bet won it",
    sql: `select p.id, p.player_id, e.player_id as by_player from drops.prize p
          left join drops.entry e on (e.campaign_id, e.block, e.number) = (p.campaign_id, p.block, p.entry)
          where p.player_id is not null and e.player_id is distinct from p.player_id`,
  },
  ledgerMatchesRows(
    "I18 what was won in prize drops is what the ledger moved to its winners",
    "'dropWon'",
    "split_part(id, ':', 2)",
    "select id::text as account, 'dropWon' as kind, amount from drops.prize where player_id is not null",
  ),
  {
    name: "I18 every won prize has a record of its winner",
    sql: `select w.id, w.player_id, w.amount, p.player_id as prize_of, p.amount as prize
          from (select * from drops.prize where player_id is not null) w
          full join (select * from prizes.prize where giver = 'drops') p on p.ref = w.id
          where (w.player_id, w.amount) is distinct from (p.player_id, p.amount)`,
  },
]
