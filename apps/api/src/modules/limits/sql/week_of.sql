-- What the weekly deposit limit of a player is reckoned from; one row. own_limit_cents: what the authority granted them,
-- null for whom the statutory one holds. uses: deposits made and reserved since an instant, soonest first.
create or replace function limits.week_of(p_player_id bigint, p_since timestamptz)
returns table (own_limit_cents bigint, statutory_limit jsonb, uses jsonb) language sql stable as $$
  select (select l.weekly_deposit_cents from limits.player l where l.player_id = p_player_id),
    content.value_of('statutoryDepositLimit'),
    (select coalesce(jsonb_agg(jsonb_build_object('amount_cents', u.amount_cents, 'at', u.at, 'state', u.state,
        'reserved_until', u.reserved_until) order by u.at), '[]')
      from limits.deposit_use u where u.player_id = p_player_id and u.state <> 'released' and u.at > p_since)
$$;
