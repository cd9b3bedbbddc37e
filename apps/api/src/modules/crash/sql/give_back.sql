create or replace function crash.give_back(p_bet crash.bet, p_at timestamptz) returns crash.ended language plpgsql as $$
declare
  v_status text;
  v_back crash.ended;
begin
  select b.status, p_bet.id, p_bet.player_id, b.balance, b.purse, b.cash
  into v_status, v_back.id, v_back.player_id, v_back.balance, v_back.purse, v_back.cash
  from play.roll_back(play.of_house('crash', 'back:' || p_bet.id, p_bet.player_id, p_bet.id::text, null), p_at) b;
  if v_status <> 'ok' then raise exception 'the stake of % could not be given back: %', p_bet.id, v_status; end if;
  perform play.settle('house', p_bet.player_id, p_bet.id::text, 'crash', null, p_at);
  return v_back;
end $$;
