-- Whether cash may leave for a chance: the gate first, the limits after it. Every stake asks, in the statement that
-- takes it. Outcomes: ok · barred, the gate refuses · limitReached, the amount is beyond a limit · checkDue and timeOver,
-- only a round that has begun may go on. What costs nothing, a free spin inside a round, is beyond none.
create or replace function limits.spend(p_player_id bigint, p_amount bigint, p_at timestamptz, p_day date, p_week date, p_month date)
returns text language plpgsql stable as $$
declare
  v limits.standing;
  v_is_reached boolean := false;
begin
  select * into v from limits.standing_of(p_player_id);
  if limits.refusal_of(v, 'bet', p_at) is not null then return 'barred'; end if;
  if p_amount > v.largest_stake_units then return 'limitReached'; end if;
  if p_amount > 0 and v.limits_bets then
    select l.is_reached into v_is_reached from limits.is_reached(p_player_id, p_amount, p_day, p_week, p_month) l;
  end if;
  if v_is_reached then return 'limitReached'; end if;
  if v.check_due_at <= p_at then return 'checkDue'; end if;
  if v.session_ends_at <= p_at then return 'timeOver'; end if;
  return 'ok';
end $$;
