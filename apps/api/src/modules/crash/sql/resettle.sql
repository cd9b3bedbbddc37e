-- Pays the bet of a pending resettlement that the caller has locked, and raises no_data_found for any other. Outcomes:
-- done · changed (the bet was paid a different sum meanwhile).
create or replace function crash.resettle(
  p_id bigint, p_by text, p_at timestamptz,
  out outcome text, out balance bigint, out purse text, out cash bigint
) language plpgsql as $$
declare
  v_asked crash.resettlement;
  v_bet crash.bet;
  v_status text;
begin
  select * into strict v_asked from crash.resettlement r
  where r.id = p_id and r.ended_as is null and r.proposed_by <> p_by for update;
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
  outcome := 'done';
end $$;
