-- Stakes and wins in the periods of a day, 10⁻⁵ euro; one row. A process whose clock is behind at midnight counts in the day
-- that has begun.
create or replace function limits.used_of(p_player_id bigint, p_day date, p_week date, p_month date) returns table (
  day_stake bigint, day_win bigint, week_stake bigint, week_win bigint, month_stake bigint, month_win bigint
) language sql stable as $$
  select case when r.day >= p_day then r.day_stake else 0 end,
    case when r.day >= p_day then r.day_win else 0 end,
    case when r.week >= p_week then r.week_stake else 0 end,
    case when r.week >= p_week then r.week_win else 0 end,
    case when r.month >= p_month then r.month_stake else 0 end,
    case when r.month >= p_month then r.month_win else 0 end
  from (select) one left join limits.running r on r.player_id = p_player_id
$$;
