-- Cash stakes and wins in rounds of a time range that were not annulled, 10⁻⁵ euro, and the count of open ones; one row.
create or replace function play.annullable_of(p_player_id bigint, p_from timestamptz, p_until timestamptz)
returns table (stake bigint, win bigint, open_rounds bigint) language sql stable as $$
  select coalesce(sum(r.stake - r.other_stake), 0)::bigint, coalesce(sum(r.win - r.other_win), 0)::bigint,
    count(*) filter (where r.closed_at is null and r.bets > 0)
  from play.round r
  where r.player_id = p_player_id and r.opened_at >= coalesce(p_from, '-infinity') and r.opened_at < p_until
    and r.annulled_in is null and r.purse <> 'credit'
$$;
