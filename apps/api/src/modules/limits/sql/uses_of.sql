-- Deposits of a player made and reserved since an instant, soonest first; one row.
create or replace function limits.uses_of(p_player_id bigint, p_since timestamptz) returns table (uses jsonb)
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('amount_cents', u.amount_cents, 'at', u.at, 'state', u.state,
    'reserved_until', u.reserved_until) order by u.at), '[]')
  from limits.deposit_use u where u.player_id = p_player_id and u.state <> 'released' and u.at > p_since
$$;
