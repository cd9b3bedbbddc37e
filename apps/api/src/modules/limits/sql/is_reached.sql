-- Whether a stake would pass one of the player's own limits on stakes and losses; no row where there are none. A loss is
-- stakes less wins: what is still open counts as lost. A table in one query, so that the planner puts it into the statement
-- that asks: every bet does.
create or replace function limits.is_reached(p_player_id bigint, p_amount bigint, p_day date, p_week date, p_month date)
returns table (is_reached boolean) language sql stable as $$
  select coalesce(p_amount + u.day_stake > l.own_daily_bet_cents * 1000, false)
    or coalesce(p_amount + u.week_stake > l.own_weekly_bet_cents * 1000, false)
    or coalesce(p_amount + u.month_stake > l.own_monthly_bet_cents * 1000, false)
    or coalesce(p_amount + u.day_stake - u.day_win > l.own_daily_loss_cents * 1000, false)
    or coalesce(p_amount + u.week_stake - u.week_win > l.own_weekly_loss_cents * 1000, false)
    or coalesce(p_amount + u.month_stake - u.month_win > l.own_monthly_loss_cents * 1000, false)
  from limits.player l cross join limits.used_of(p_player_id, p_day, p_week, p_month) u
  where l.player_id = p_player_id
$$;
