-- Reverses result and payment, below zero where the money was spent. Does nothing without a result.
create or replace function sportsbook.undo_result(v_bet sportsbook.bet, p_by text, p_now timestamptz)
returns void language plpgsql as $$
begin
  if v_bet.result is null then return; end if;
  update sportsbook.transaction t set undone_by = p_by where t.provider = v_bet.provider and t.uuid = v_bet.result_uuid;
  if v_bet.paid > 0 then
    perform wallet.must_move('sports-paid-back:' || v_bet.provider || ':' || v_bet.result_uuid, 'sportsPaidTakenBack', 'EUR',
      wallet.sports(v_bet.player_id), wallet.book(v_bet.provider), v_bet.paid, p_now, null, true);
    perform sportsbook.count_paid(v_bet, -1);
  end if;
  update sportsbook.bet b set result = null, result_uuid = null, resulted_at = null, paid = 0, settled_at = null where b.id = v_bet.id;
end $$;
