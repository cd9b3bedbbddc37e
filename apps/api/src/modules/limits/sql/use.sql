-- Counts stakes and wins (negative: takes them back) on the day of their bet, so that a win after midnight belongs to the
-- day before. The caller has locked the player’s balance.
create or replace function limits.use(p_player_id bigint, p_day date, p_stake bigint, p_win bigint) returns void
language plpgsql as $$
declare
  v_day date;
begin
  update limits.running r set
    day_stake = r.day_stake + case when p_day = r.day then p_stake else 0 end,
    day_win = r.day_win + case when p_day = r.day then p_win else 0 end,
    week_stake = r.week_stake + case when p_day >= r.week then p_stake else 0 end,
    week_win = r.week_win + case when p_day >= r.week then p_win else 0 end,
    month_stake = r.month_stake + case when p_day >= r.month then p_stake else 0 end,
    month_win = r.month_win + case when p_day >= r.month then p_win else 0 end
  where r.player_id = p_player_id returning r.day into v_day;
  if p_day < v_day then perform limits.add_usage(p_player_id, p_day, p_stake, p_win); end if;
end $$;
