-- The caller has locked the player’s balance.
create or replace function limits.use_stake(p_player_id bigint, p_amount bigint, p_day date, p_week date, p_month date) returns void
language plpgsql as $$
begin
  update limits.running r set day_stake = r.day_stake + p_amount, week_stake = r.week_stake + p_amount,
    month_stake = r.month_stake + p_amount
  where r.player_id = p_player_id and r.day = p_day;
  if found then return; end if;
  perform limits.begin_day(p_player_id, p_day, p_week, p_month);
  perform limits.use(p_player_id, p_day, p_amount, 0);
end $$;
