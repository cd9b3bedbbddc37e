-- Confirms a resettlement. Outcomes: done · unknown · ended · sameOperator · changed (the bet was paid a different sum
-- meanwhile).
create or replace function crash.resettle(
  p_id bigint, p_by text, p_at timestamptz,
  out outcome text, out player_id bigint, out balance bigint, out purse text, out cash bigint
) language plpgsql as $$
declare
  v_asked crash.resettlement;
  v_bet crash.bet;
  v_status text;
begin
  select * into v_asked from crash.resettlement r where r.id = p_id for update;
  outcome := case when not found then 'unknown' when v_asked.ended_as is not null then 'ended'
    when v_asked.proposed_by = p_by then 'sameOperator' end;
  if outcome is not null then return; end if;
  perform wallet.lock_balance(wallet.cash(v_asked.player_id), 'EUR');
  select * into strict v_bet from crash.bet b where b.id = v_asked.bet_id;
  if coalesce(v_bet.paid_cents, 0) <> v_asked.paid_cents then outcome := 'changed'; return; end if;
  update crash.bet b set ended_as = 'cashedOut', left_at = v_asked.leaves_at, paid_cents = v_asked.paid_cents + v_asked.more_cents,
    is_by_itself = b.target is not distinct from v_asked.leaves_at
  where b.id = v_bet.id;
  select w.status, w.balance, w.purse, w.cash into v_status, balance, purse, cash
  from play.pay_win(
    play.of_house('crash', 'win:again:' || p_id, v_bet.player_id, v_bet.id::text, v_asked.more_cents), false, p_at) w;
  if v_status <> 'ok' then raise exception 'the rest of % could not be paid: %', v_bet.id, v_status; end if;
  update crash.resettlement r set ended_as = 'done', ended_by = p_by, ended_at = p_at where r.id = p_id;
  outcome := 'done';
  player_id := v_bet.player_id;
end $$;
