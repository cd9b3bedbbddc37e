-- Stakes and payments of bets placed in a time range, without refunds, 10⁻⁵ euro; one row.
create or replace function sportsbook.results_of(p_player_id bigint, p_from timestamptz, p_until timestamptz)
returns table (stake bigint, win bigint) language sql stable as $$
  select coalesce(sum(b.stake) filter (where b.result is distinct from 'refunded'), 0)::bigint,
    coalesce(sum(b.paid) filter (where b.result is distinct from 'refunded'), 0)::bigint
  from sportsbook.bet b
  where b.player_id = p_player_id and b.placed_at >= p_from and b.placed_at < p_until and b.discarded_at is null
$$;
