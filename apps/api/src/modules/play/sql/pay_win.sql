-- Books a win. Without a bet that stands it is refused, unless it is the provider's own promotion: that goes to a
-- review account, because promotions are switched off in Belgium. Statuses: ok · wrongCurrency · rolledBack ·
-- unknownReference · gameInvalid · clash · tokenInvalid.
create or replace function play.pay_win(
  m play.message, p_is_promotion boolean, p_now timestamptz,
  out status text, out balance bigint, out player_id bigint
) language plpgsql as $$
declare
  v_purse constant text := play.purse_of(m);
  v_account text;
  v_before play.transaction;
  v_bet play.transaction;
  v_round play.round;
  v_was_open boolean;
  v_balance bigint;
  v_moved constant bigint := case when p_is_promotion then 0 else m.amount end;
begin
  if v_purse is null then status := 'tokenInvalid'; return; end if;
  player_id := m.player_id;
  v_account := wallet.of_purse(m.player_id, v_purse);

  v_balance := wallet.lock_balance(v_account, 'EUR');
  select * into v_before from play.transaction t where t.provider = m.provider and t.uuid = m.uuid;
  if found then
    select a.status, a.balance into status, balance from play.answer_again(v_before, m, 'win', v_balance) a;
    return;
  end if;

  select * into v_bet from play.transaction t
  where t.provider = m.provider and t.uuid = m.reference_uuid and t.kind in ('bet', 'tombstone')
    and t.player_id = m.player_id;
  balance := v_balance;
  status := case
    when m.currency <> 'EUR' then 'wrongCurrency'
    when p_is_promotion then 'ok'
    when v_bet.kind = 'tombstone' then 'rolledBack'
    when v_bet.uuid is null or v_bet.status <> 'ok' or v_bet.round_ref <> m.round_ref or v_bet.purse <> v_purse
      then 'unknownReference'
    when v_bet.rolled_back_by is not null then 'rolledBack'
    when v_bet.game_code <> m.game_code then 'gameInvalid'
    else 'ok'
  end;
  -- A refused win is not kept: its bet may still be on the way, and the provider sends the win again.
  if status <> 'ok' then return; end if;

  balance := v_balance + v_moved;
  if not play.record(m, 'win', v_bet.session_id, v_purse, v_moved, 'ok', balance, p_now,
      p_day => v_bet.day) then
    status := 'clash'; balance := v_balance; return;
  end if;
  if p_is_promotion then
    if m.amount > 0 then
      perform wallet.must_move('promotion:' || m.provider || ':' || m.uuid, 'promotionalWin', 'EUR',
        wallet.games(m.provider), wallet.review(m.provider), m.amount, p_now);
    end if;
    return;
  end if;
  if v_moved > 0 then
    perform wallet.must_move('win:' || m.provider || ':' || m.uuid, 'win', 'EUR', wallet.games(m.provider), v_account,
      v_moved, p_now);
    perform limits.use(m.player_id, v_bet.day, 0, v_moved);
  end if;
  select r.closed_at is null into v_was_open from play.round r
  where r.provider = m.provider and r.player_id = m.player_id and r.round_ref = m.round_ref;
  update play.round r set win = r.win + v_moved,
    closed_at = case when m.round_closed then coalesce(r.closed_at, p_now) else r.closed_at end
  where r.provider = m.provider and r.player_id = m.player_id and r.round_ref = m.round_ref
  returning * into v_round;
  if m.round_closed and v_was_open then perform play.announce_settled(v_round, p_now); end if;
end $$;
