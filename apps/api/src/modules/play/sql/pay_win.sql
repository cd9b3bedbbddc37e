-- Books a win to the purse of its stake, even after that is closed. Without an accepted bet it is refused, except a
-- promotion of the provider, which goes to a review account because promotions are off in Belgium. Statuses: ok ·
-- wrongCurrency · rolledBack · unknownReference · clash · tokenInvalid.
create or replace function play.pay_win(
  m play.message, p_is_promotion boolean, p_now timestamptz,
  out status text, out balance bigint, out player_id bigint, out purse text, out cash bigint
) language plpgsql as $$
declare
  v_purse text := play.purse_of(m);
  v_purse_id bigint;
  -- Null for cash alone: the cash held, and the part of the win that is not cash.
  v_cash_held bigint;
  v_other bigint;
  v_closed_to text;
  v_before play.transaction;
  v_bet play.transaction;
  v_round play.round;
  v_was_open boolean;
  v_is_open_elsewhere boolean;
  v_balance bigint;
  v_moved constant bigint := case when p_is_promotion then 0 else div(m.amount, 1000) * 1000 end;
  v_fraction constant bigint := case when p_is_promotion then 0 else m.amount - v_moved end;
begin
  if v_purse is null then status := 'tokenInvalid'; return; end if;
  player_id := m.player_id;
  if v_purse = 'cash' then
    v_balance := wallet.lock_balance(wallet.cash(m.player_id), 'EUR');
  else
    purse := v_purse;
    v_purse_id := play.purse_id_of(m);
    select h.cash, h.cash + h.other into v_cash_held, v_balance from play.lock_purse(m.player_id, v_purse, v_purse_id) h;
  end if;
  select * into v_before from play.transaction t where t.provider = m.provider and t.uuid = m.uuid;
  if found then
    select a.status, a.balance into status, balance from play.answer_again(v_before, m, 'win', v_balance) a;
    if v_before.player_id = m.player_id then purse := v_before.purse; end if;
    return;
  end if;

  select * into v_bet from play.transaction t
  where t.provider = m.provider and t.uuid = m.reference_uuid and t.kind in ('bet', 'tombstone')
    and t.player_id = m.player_id;
  if v_bet.purse_id is distinct from v_purse_id and v_bet.kind = 'bet' then
    v_purse := v_bet.purse;
    v_purse_id := v_bet.purse_id;
    select h.cash, h.cash + h.other into v_cash_held, v_balance from play.lock_purse(m.player_id, v_purse, v_purse_id) h;
    purse := v_purse;
  end if;
  balance := v_balance;
  status := case
    when m.currency <> play.currency_of(v_purse) then 'wrongCurrency'
    when p_is_promotion and v_purse <> 'credit' then 'ok'
    when v_bet.kind = 'tombstone' then 'rolledBack'
    when v_bet.uuid is null or v_bet.status <> 'ok' or v_bet.round_ref <> m.round_ref
      then 'unknownReference'
    when v_bet.rolled_back_by is not null then 'rolledBack'
    else 'ok'
  end;
  -- A refused win is not recorded: its bet may be on the way, and the provider repeats it.
  if status <> 'ok' then return; end if;

  if v_purse_id is not null then
    v_other := case when p_is_promotion then 0 else v_moved - play.cash_won(v_bet, v_moved) end;
    select p.closed_to into v_closed_to from play.purse p where p.id = v_purse_id;
  end if;
  balance := v_balance + v_moved - case when v_closed_to = 'house' then v_other else 0 end;
  if not play.record(m, 'win', v_bet.session_id, v_purse, v_purse_id, v_moved, v_moved - coalesce(v_other, 0), 'ok', balance, p_now,
      p_day => v_bet.day, p_fraction => v_fraction) then
    status := 'clash'; balance := v_balance; return;
  end if;
  if p_is_promotion then
    if m.amount > 0 then
      perform wallet.must_move('promotion:' || m.provider || ':' || m.uuid, 'promotionalWin', 'EUR',
        wallet.games(m.provider), wallet.review(m.provider), m.amount, p_now);
    end if;
    return;
  end if;
  if v_moved > coalesce(v_other, 0) then
    -- An assignment needs no executor of its own.
    v_balance := (wallet.must_move('win:' || m.provider || ':' || m.uuid, 'win', 'EUR', wallet.games(m.provider),
      wallet.cash(m.player_id), v_moved - coalesce(v_other, 0), p_now)).to_after;
    perform limits.use(m.player_id, v_bet.day, 0, v_moved - coalesce(v_other, 0));
  end if;
  if v_fraction > 0 then
    perform play.move_fraction(t, false, p_now) from play.transaction t where t.provider = m.provider and t.uuid = m.uuid;
  end if;
  select bool_or(e.is_same), bool_or(not e.is_same and 'credit' not in (r.purse, v_purse)) into v_was_open, v_is_open_elsewhere
  from play.round r, lateral (select r.purse_id is not distinct from v_purse_id as is_same) e
  where r.provider = m.provider and r.player_id = m.player_id and r.round_ref = v_bet.round_ref and r.game_code = v_bet.game_code
    and r.closed_at is null;
  update play.round r set win = r.win + v_moved,
    closed_at = case when m.round_closed then coalesce(r.closed_at, p_now) else r.closed_at end
  where r.provider = m.provider and r.player_id = m.player_id and r.round_ref = v_bet.round_ref and r.game_code = v_bet.game_code
    and r.purse_id is not distinct from v_purse_id
  returning * into v_round;
  if v_purse_id is not null then
    select * into v_before from play.transaction t where t.provider = m.provider and t.uuid = m.uuid;
    perform play.move_other(v_before, 'Win', 'win:' || m.provider || ':' || m.uuid, p_now);
    if v_purse = 'bonus' then
      cash := v_cash_held + v_moved - case when v_closed_to = 'player' then 0 else v_other end;
    end if;
    update play.round r set other_win = r.other_win + v_other
    where r.provider = m.provider and r.player_id = m.player_id and r.round_ref = v_bet.round_ref and r.game_code = v_bet.game_code
      and r.purse_id = v_purse_id
    returning * into v_round;
  end if;
  if m.round_closed and v_was_open then perform play.announce_settled(v_round, p_now); end if;
  if m.round_closed and v_is_open_elsewhere then
    perform play.settle(m.provider, m.player_id, v_bet.round_ref, v_bet.game_code, null, p_now);
  end if;
end $$;
