-- A table function of one query: the planner inlines it into the caller.
create or replace function prizes.given_by(p_giver text) returns table (
  ref bigint, player_id bigint, claim_until timestamptz, settled_at timestamptz, settled_as text, disputed_at timestamptz,
  refused_at timestamptz
) language sql stable as $$
  select p.ref, p.player_id, p.claim_until, p.settled_at, p.settled_as, p.disputed_at, p.refused_at
  from prizes.prize p where p.giver = p_giver
$$;
