-- Cash stakes and wins of rounds opened in a time range, 10⁻⁵ euro; one row.
create or replace function play.results_of(p_player_id bigint, p_from timestamptz, p_until timestamptz)
returns table (stake bigint, win bigint) language sql stable as $$
  select coalesce(sum(r.stake - r.other_stake), 0)::bigint, coalesce(sum(r.win - r.other_win), 0)::bigint
  from play.round r where r.player_id = p_player_id and r.opened_at >= p_from and r.opened_at < p_until
$$;
