-- Reverses a result. An unknown result leaves a tombstone, so that it moves nothing when it arrives. Statuses: ok ·
-- unknownBet · unknownReference · clash.
create or replace function sportsbook.take_back(
  m sportsbook.message, p_now timestamptz, out status text, out balance bigint, out player_id bigint
) language plpgsql as $$
declare
  v_before sportsbook.transaction;
  v_result sportsbook.transaction;
  v_bet sportsbook.bet;
  v_stone sportsbook.message := m;
begin
  player_id := m.player_id;
  balance := sportsbook.lock_purse(m.player_id);
  select * into v_before from sportsbook.transaction t where t.provider = m.provider and t.uuid = m.uuid;
  if found then
    select a.status, a.balance into status, balance from sportsbook.answer_again(v_before, m, 'takeBack', balance) a;
    return;
  end if;
  select * into v_bet from sportsbook.bet b where b.id = m.bet_id and b.provider = m.provider and b.player_id = m.player_id;
  if not found then status := 'unknownBet'; return; end if;
  select * into v_result from sportsbook.transaction t where t.provider = m.provider and t.uuid = m.reference_uuid;
  if not found then
    v_stone.uuid := m.reference_uuid;
    v_stone.reference_uuid := null;
    if not sportsbook.record(v_stone, 'tombstone', 'ok', balance, p_now) then status := 'unknownReference'; return; end if;
  elsif v_result.bet_id is distinct from m.bet_id or v_result.kind in ('stake', 'takeBack') then
    status := 'unknownReference'; return;
  elsif v_result.uuid = v_bet.result_uuid then
    perform sportsbook.undo_result(v_bet, m.uuid, p_now);
    balance := wallet.lock_balance(wallet.sports(m.player_id), 'EUR');
    perform kernel.announce('slip.reopened', m.player_id, jsonb_build_object('provider', m.provider, 'betId', v_bet.id,
      'result', v_bet.result, 'paidUnits', v_bet.paid), p_now);
  end if;
  status := 'ok';
  if not sportsbook.record(m, 'takeBack', 'ok', balance, p_now) then
    raise exception 'the name % of a take-back was taken in this very moment', m.uuid using errcode = '40001';
  end if;
end $$;
