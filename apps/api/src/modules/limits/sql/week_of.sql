-- What the weekly deposit limit of a player is reckoned from; one row. own_limit_cents: what the authority granted them,
-- null for whom the statutory one holds. uses: what `limits.uses_of` says.
create or replace function limits.week_of(p_player_id bigint, p_since timestamptz)
returns table (own_limit_cents bigint, statutory_limit jsonb, uses jsonb) language sql stable as $$
  select l.weekly_deposit_cents, c.value, u.uses
  from limits.uses_of(p_player_id, p_since) u
    left join limits.player l on l.player_id = p_player_id
    left join content.setting_of('statutoryDepositLimit') c on true
$$;
