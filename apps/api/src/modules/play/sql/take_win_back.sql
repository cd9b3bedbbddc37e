-- Reverses a win, below zero where the money was spent.
create or replace function play.take_win_back(v_win play.transaction, p_by text, p_now timestamptz)
returns void language plpgsql as $$
begin
  update play.transaction t set rolled_back_by = p_by where t.provider = v_win.provider and t.uuid = v_win.uuid;
  perform play.move_fraction(v_win, true, p_now);
  if v_win.moved > 0 then
    if v_win.moved_cash > 0 then
      perform wallet.must_move('win-back:' || v_win.provider || ':' || v_win.uuid, 'winTakenBack', 'EUR',
        wallet.cash(v_win.player_id), wallet.games(v_win.provider), v_win.moved_cash, p_now, null, true);
      perform limits.use(v_win.player_id, v_win.day, 0, -v_win.moved_cash);
    end if;
    if v_win.purse_id is not null then
      perform play.move_other(v_win, 'WinTakenBack', 'win-back:' || v_win.provider || ':' || v_win.uuid, p_now);
    end if;
  elsif v_win.amount > v_win.fraction then
    perform wallet.must_move('promotion-back:' || v_win.provider || ':' || v_win.uuid, 'promotionalWinTakenBack', 'EUR',
      wallet.review(v_win.provider), wallet.games(v_win.provider), v_win.amount, p_now);
  end if;
  update play.round r set win = r.win - v_win.moved, other_win = r.other_win - v_win.moved + v_win.moved_cash
  from play.transaction b
  where b.provider = v_win.provider and b.uuid = v_win.reference_uuid and r.provider = b.provider and r.player_id = b.player_id
    and r.round_ref = b.round_ref and r.game_code = b.game_code and r.purse_id is not distinct from b.purse_id;
end $$;
