create or replace function crash.pay_out(p_bet crash.bet, p_cents bigint, p_at timestamptz) returns crash.ended
language plpgsql as $$
declare
  v_status text;
  v_paid crash.ended;
begin
  select w.status, p_bet.id, p_bet.player_id, w.balance, w.purse, w.cash
  into v_status, v_paid.id, v_paid.player_id, v_paid.balance, v_paid.purse, v_paid.cash
  from play.pay_win(
    play.of_house('crash', 'win:' || p_bet.id, p_bet.player_id, p_bet.id::text, p_cents), false, p_at) w;
  if v_status <> 'ok' then raise exception 'what % won could not be paid: %', p_bet.id, v_status; end if;
  return v_paid;
end $$;
