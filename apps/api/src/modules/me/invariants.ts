import type { Invariant } from "../../platform/admin/invariant.ts"

export const invariants: readonly Invariant[] = [
  {
    name: "I12 the limits of a player count what they staked and won in cash and in the sports book, on the day of each bet",
    sql: `with counted as (
            select player_id, day, sum(stake) as stake, sum(win) as win from (
              select player_id, day, stake, win from limits.usage
              union all select player_id, day, day_stake, day_win from limits.running) each group by player_id, day
          ), booked as (
            select player_id, day, coalesce(sum(moved) filter (where kind = 'bet'), 0) as stake,
              coalesce(sum(moved) filter (where kind = 'win'), 0) as win
            from (
              select player_id, day, kind, moved_cash as moved from play.transaction
              where status = 'ok' and rolled_back_by is null and moved_cash > 0
              union all select player_id, day, 'bet', amount from limits.fee where returned_at is null
              union all select player_id, day, 'bet', stake from sportsbook.bet
              where discarded_at is null and result is distinct from 'refunded'
              union all select player_id, day, 'win', paid from sportsbook.bet
              where result is distinct from 'refunded' and paid > 0) each
            group by player_id, day
          )
          select coalesce(b.player_id, c.player_id) as player_id, coalesce(b.day, c.day)::text as day,
            b.stake as staked, c.stake as stake_counted, b.win as won, c.win as win_counted
          from booked b full join counted c using (player_id, day)
          where coalesce(b.stake, 0) <> coalesce(c.stake, 0) or coalesce(b.win, 0) <> coalesce(c.win, 0)`,
  },
]
