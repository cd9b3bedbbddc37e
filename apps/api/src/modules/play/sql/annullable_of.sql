-- What a player staked and won in cash, in rounds of a span of time that were not annulled yet, 10⁻⁵ euro, and how many of these
-- rounds are still open; without a beginning from their first one on. One row.
create or replace function play.annullable_of(p_player_id bigint, p_from timestamptz, p_until timestamptz)
returns table (stake bigint, win bigint, open_rounds bigint) language sql stable as $$
  select coalesce(sum(r.stake - r.other_stake), 0)::bigint, coalesce(sum(r.win - r.other_win), 0)::bigint,
    count(*) filter (where r.closed_at is null and r.bets > 0)
  from play.round r
  where r.player_id = p_player_id and r.opened_at >= coalesce(p_from, '-infinity') and r.opened_at < p_until
    and r.annulled_in is null and r.purse <> 'credit'
$$;
