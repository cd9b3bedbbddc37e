-- Pays a result; never refused because a session ended, an account was closed or a limit reached. Statuses: ok · unknownBet
-- · discarded · resultStands · wrongCurrency · wrongAmount · clash. A refused result is not recorded: the provider repeats
-- it after the reversal.
create or replace function sportsbook.settle_bet(
  m sportsbook.message, p_result text, p_now timestamptz, out status text, out balance bigint, out player_id bigint
) language plpgsql as $$
declare
  v_before sportsbook.transaction;
  v_bet sportsbook.bet;
begin
  player_id := m.player_id;
  balance := sportsbook.lock_purse(m.player_id);
  select * into v_before from sportsbook.transaction t where t.provider = m.provider and t.uuid = m.uuid;
  if found then
    select a.status, a.balance into status, balance from sportsbook.answer_again(v_before, m, p_result, balance) a;
    return;
  end if;
  select * into v_bet from sportsbook.bet b where b.id = m.bet_id and b.provider = m.provider and b.player_id = m.player_id;
  status := case
    when v_bet.id is null then 'unknownBet'
    when v_bet.discarded_at is not null then 'discarded'
    when m.currency <> 'EUR' then 'wrongCurrency'
    when p_result = 'lost' and m.amount > 0 or p_result = 'refunded' and m.amount <> v_bet.stake then 'wrongAmount'
    when v_bet.result is not null then 'resultStands'
    else 'ok'
  end;
  if status <> 'ok' then return; end if;
  if not sportsbook.record(m, p_result, 'ok', balance + m.amount, p_now) then status := 'clash'; return; end if;
  if m.amount > 0 then
    balance := (wallet.must_move('sports-paid:' || m.provider || ':' || m.uuid, 'sportsPaid', 'EUR', wallet.book(m.provider),
      wallet.sports(m.player_id), m.amount, p_now)).to_after;
  end if;
  update sportsbook.bet b set result = p_result, result_uuid = m.uuid, resulted_at = p_now, paid = m.amount
  where b.id = v_bet.id returning * into v_bet;
  if v_bet.paid > 0 then perform sportsbook.count_paid(v_bet, 1); end if;
  perform kernel.announce('slip.resulted', m.player_id, jsonb_build_object('provider', m.provider, 'betId', v_bet.id,
    'result', p_result, 'stakeUnits', v_bet.stake, 'paidUnits', m.amount), p_now);
end $$;
