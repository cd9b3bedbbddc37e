-- Whether a stake is allowed, asked in the statement that takes it. Outcomes, the first that applies: barred · checkDue ·
-- limitReached · timeOver · ok. `p_goes_on`: the stake belongs to a round that has begun, for which reality check and
-- session time are not asked. A free spin exceeds no limit.
create or replace function limits.spend(
  p_player_id bigint, p_amount bigint, p_at timestamptz, p_day date, p_week date, p_month date, p_goes_on boolean default false
) returns text language plpgsql stable as $$
declare
  v_stands_well boolean;
  v_is_reached boolean;
  v limits.standing;
begin
  -- One query, because every bet asks: it skips the gate where nothing bars the player, and compares the stake with their
  -- own limits. An open bet counts as lost. The periods repeat limits.used_of: joining it made each bet slower.
  select p.status <> 'closed' and p.register = 'allowed' and p.email_verified_at is not null and i.kyc_status = 'accepted'
      and l.excluded_until is null and l.return_from is null and l.break_until is null
      and (l.check_due_at is null or l.check_due_at > p_at) and (l.session_ends_at is null or l.session_ends_at > p_at),
    p_amount > l.largest_stake_units or p_amount > 0 and l.limits_bets and (
      coalesce(p_amount + case when r.day >= p_day then r.day_stake else 0 end > l.own_daily_bet_cents * 1000, false)
      or coalesce(p_amount + case when r.week >= p_week then r.week_stake else 0 end > l.own_weekly_bet_cents * 1000, false)
      or coalesce(p_amount + case when r.month >= p_month then r.month_stake else 0 end > l.own_monthly_bet_cents * 1000, false)
      or coalesce(p_amount + case when r.day >= p_day then r.day_stake - r.day_win else 0 end
        > l.own_daily_loss_cents * 1000, false)
      or coalesce(p_amount + case when r.week >= p_week then r.week_stake - r.week_win else 0 end
        > l.own_weekly_loss_cents * 1000, false)
      or coalesce(p_amount + case when r.month >= p_month then r.month_stake - r.month_win else 0 end
        > l.own_monthly_loss_cents * 1000, false))
  into v_stands_well, v_is_reached
  from players.standing_of(p_player_id) p
    left join identity.standing_of(p_player_id) i on true
    left join limits.player l on l.player_id = p_player_id
    left join limits.running r on r.player_id = p_player_id;
  if v_stands_well is not true then
    select * into v from limits.standing_of(p_player_id);
    if limits.refusal_of(v, 'bet', p_at) is not null then return 'barred'; end if;
    if not p_goes_on and v.check_due_at <= p_at then return 'checkDue'; end if;
  end if;
  if v_is_reached then return 'limitReached'; end if;
  -- Null where nothing bars the player.
  if not p_goes_on and v.session_ends_at <= p_at then return 'timeOver'; end if;
  return 'ok';
end $$;
