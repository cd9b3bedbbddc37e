-- Entry fees of a player in a time range, without refunded ones, 10⁻⁵ euro; one row.
create or replace function limits.fees_of(p_player_id bigint, p_from timestamptz, p_until timestamptz)
returns table (fees bigint) language sql stable as $$
  select coalesce(sum(f.amount), 0)::bigint from limits.fee f
  where f.player_id = p_player_id and f.at >= p_from and f.at < p_until and f.returned_at is null
$$;
