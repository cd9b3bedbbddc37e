-- Stakes and wins of a player on each Belgian day of a range, ends included, 10⁻⁵ euro: cash bets, sports bets and entry
-- fees.
create or replace function limits.days_of(p_player_id bigint, p_first date, p_last date)
returns table (day date, stake bigint, win bigint) language sql stable as $$
  select d.day, sum(d.stake)::bigint, sum(d.win)::bigint from (
    select u.day, u.stake, u.win from limits.usage u where u.player_id = p_player_id
    union all
    select r.day, r.day_stake, r.day_win from limits.running r where r.player_id = p_player_id) d
  where d.day between p_first and p_last
  group by d.day having sum(d.stake) <> 0 or sum(d.win) <> 0
$$;
