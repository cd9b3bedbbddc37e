import type { Invariant } from "../../platform/admin/invariant.ts"

export const invariants: readonly Invariant[] = [
  {
    name: "I21 a bonus is one purse, filled once, open as long as it, and closed for whom it ended",
    sql: `select coalesce(b.id, p.giver_number) as id, b.amount, p.granted, b.ended_as, p.closed_to
          from bonuses.bonus b full join (select * from play.purse where giver = 'bonuses') p on p.id = b.purse_id
          where (p.granted, p.player_id, p.giver_number, p.ends_at) is distinct from (b.amount, b.player_id, b.id, b.ends_at)
            or p.closed_to is distinct from
              case when b.ended_as = 'converted' then 'player' when b.ended_as is not null then 'house' end`,
  },
  {
    name: "I21 what was wagered of a bonus is what of its bets counts",
    sql: `select b.id, b.wagered, s.counted from bonuses.bonus b
            left join (select bonus_id, sum(counted) as counted from bonuses.stake group by 1) s on s.bonus_id = b.id
          where b.wagered <> coalesce(s.counted, 0)`,
  },
  {
    name: "I21 what counts for a bonus was staked with it",
    sql: `select s.uuid, s.counted, t.moved from bonuses.stake s
            join bonuses.bonus b on b.id = s.bonus_id
            left join play.transaction t on t.provider = s.provider and t.uuid = s.uuid and t.kind = 'bet'
          where t.purse_id is distinct from b.purse_id or s.counted > t.moved`,
  },
]
