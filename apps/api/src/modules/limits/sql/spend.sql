-- Whether cash may leave for a chance: the gate first, a reality check after it, then the limits. Every stake asks, in the
-- statement that takes it. Outcomes, the first that holds: ok · barred, the gate refuses · checkDue · limitReached, the amount is
-- beyond a limit · timeOver. `p_goes_on`: the stake belongs to a round that has begun, of which neither a check nor the
-- time of the session is asked. What costs nothing, a free spin inside a round, is beyond no limit.
create or replace function limits.spend(
  p_player_id bigint, p_amount bigint, p_at timestamptz, p_day date, p_week date, p_month date, p_goes_on boolean default false
) returns text language plpgsql stable as $$
declare
  v limits.standing;
  v_is_reached boolean := false;
begin
  select * into v from limits.standing_of(p_player_id);
  if limits.refusal_of(v, 'bet', p_at) is not null then return 'barred'; end if;
  if not p_goes_on and v.check_due_at <= p_at then return 'checkDue'; end if;
  if p_amount > v.largest_stake_units then return 'limitReached'; end if;
  if p_amount > 0 and v.limits_bets then
    select l.is_reached into v_is_reached from limits.is_reached(p_player_id, p_amount, p_day, p_week, p_month) l;
  end if;
  if v_is_reached then return 'limitReached'; end if;
  if not p_goes_on and v.session_ends_at <= p_at then return 'timeOver'; end if;
  return 'ok';
end $$;
