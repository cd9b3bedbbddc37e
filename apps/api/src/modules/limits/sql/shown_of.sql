-- What every page shows of a player’s limits, with one read of their row; one row. Minutes, cents, and nulls for never.
create or replace function limits.shown_of(p_player_id bigint, p_since timestamptz) returns table (
  check_minutes smallint, check_due_at timestamptz, login_time_reset_at timestamptz, session_minutes smallint, session_began_at timestamptz,
  session_ends_at timestamptz, session_rests_until timestamptz, own_limit_cents bigint, statutory_limit jsonb, uses jsonb,
  own_daily_deposit_cents bigint, own_weekly_deposit_cents bigint, own_monthly_deposit_cents bigint
) language sql stable as $$
  select l.check_minutes, l.check_due_at, l.login_time_reset_at, l.session_minutes, l.session_began_at, l.session_ends_at, l.session_rests_until,
    l.weekly_deposit_cents, c.value,
    (select coalesce(jsonb_agg(jsonb_build_object('amount_cents', u.amount_cents, 'at', u.at, 'state', u.state,
        'reserved_until', u.reserved_until) order by u.at), '[]')
      from limits.deposit_use u where u.player_id = p_player_id and u.state <> 'released' and u.at >= p_since),
    l.own_daily_deposit_cents, l.own_weekly_deposit_cents, l.own_monthly_deposit_cents
  from (select) one
    left join limits.player l on l.player_id = p_player_id
    left join content.setting_of('statutoryDepositLimit') c on true
$$;
