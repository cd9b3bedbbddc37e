-- The inputs of the weekly deposit limit; one row. own_limit_cents: granted by the authority, null where the statutory limit
-- applies.
create or replace function limits.week_of(p_player_id bigint, p_since timestamptz)
returns table (own_limit_cents bigint, statutory_limit jsonb, uses jsonb) language sql stable as $$
  select s.own_limit_cents, s.statutory_limit, s.uses from limits.shown_of(p_player_id, p_since) s
$$;
