-- All that the gate reads; one row, of nulls for an unknown player. The planner inlines it.
create or replace function limits.standing_of(p_player_id bigint) returns table (
  status text, register text, email_verified_at timestamptz, kyc_status text, reason text,
  excluded_until timestamptz, break_until timestamptz, check_due_at timestamptz,
  session_ends_at timestamptz, session_rests_until timestamptz, return_from timestamptz
) language sql stable as $$
  select p.status, p.register, p.email_verified_at, i.kyc_status, i.reason, l.excluded_until, l.break_until, l.check_due_at,
    l.session_ends_at, l.session_rests_until, l.return_from
  from (select) one
    left join players.standing_of(p_player_id) p on true
    left join identity.standing_of(p_player_id) i on true
    left join limits.player l on l.player_id = p_player_id
$$;
