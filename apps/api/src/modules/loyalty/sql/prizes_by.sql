-- A single query, so that the planner inlines it into the caller.
create or replace function loyalty.prizes_by(p_giver text) returns table (
  ref bigint, player_id bigint, points bigint, disputed_at timestamptz, refused_at timestamptz
) language sql stable as $$
  select p.ref, p.player_id, p.points, p.disputed_at, p.refused_at from loyalty.prize p where p.giver = p_giver
$$;
