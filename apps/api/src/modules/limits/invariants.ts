import type { Invariant } from "../../platform/admin/invariant.ts"

export const invariants: readonly Invariant[] = [
  {
    name: "I12 a player's running week and month are the sums of their days",
    sql: `select r.player_id, r.week_stake, w.stake, r.week_win, w.win, r.month_stake, m.stake, r.month_win, m.win
          from limits.running r
            cross join lateral (
              select r.day_stake + coalesce(sum(u.stake), 0) as stake, r.day_win + coalesce(sum(u.win), 0) as win
              from limits.usage u where u.player_id = r.player_id and u.day >= r.week) w
            cross join lateral (
              select r.day_stake + coalesce(sum(u.stake), 0) as stake, r.day_win + coalesce(sum(u.win), 0) as win
              from limits.usage u where u.player_id = r.player_id and u.day >= r.month) m
          where (r.week_stake, r.week_win, r.month_stake, r.month_win) <> (w.stake, w.win, m.stake, m.win)`,
  },
  {
    name: "I13 more than the statutory week is what the player's last request that held says",
    sql: `select l.player_id, l.weekly_deposit_cents, r.cents
          from limits.player l
            left join lateral (
              select q.cents from limits.request q
              where q.player_id = l.player_id and q.type = 'regulatoryWeeklyDepositLimit' and q.status = 1
              order by q.effective_at desc, q.id desc limit 1) r on true
          where l.weekly_deposit_cents is distinct from r.cents`,
  },
]
