-- Moves the running day of a player into limits.usage. Does nothing where another process has begun a later day.
create or replace function limits.begin_day(p_player_id bigint, p_day date, p_week date, p_month date) returns void
language plpgsql as $$
declare
  v limits.running;
begin
  insert into limits.running (player_id, day, week, month)
  values (p_player_id, p_day, p_week, p_month) on conflict do nothing;
  select * into v from limits.running r where r.player_id = p_player_id for update;
  if v.day >= p_day then return; end if;
  perform limits.add_usage(p_player_id, v.day, v.day_stake, v.day_win);
  update limits.running r set day = p_day, day_stake = 0, day_win = 0,
    week = p_week,
    week_stake = case when r.week = p_week then r.week_stake else 0 end,
    week_win = case when r.week = p_week then r.week_win else 0 end,
    month = p_month,
    month_stake = case when r.month = p_month then r.month_stake else 0 end,
    month_win = case when r.month = p_month then r.month_win else 0 end
  where r.player_id = p_player_id;
end $$;
