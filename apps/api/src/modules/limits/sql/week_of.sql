-- What the weekly deposit limit of a player is reckoned from; one row. own_limit_cents: what the authority granted them,
-- null for whom the statutory one holds. uses: deposits made and reserved since an instant, soonest first.
create or replace function limits.week_of(p_player_id bigint, p_since timestamptz)
returns table (own_limit_cents bigint, statutory_limit jsonb, uses jsonb) language sql stable as $$
  select s.own_limit_cents, s.statutory_limit, s.uses from limits.shown_of(p_player_id, p_since) s
$$;
