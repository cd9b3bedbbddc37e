create or replace function sportsbook.void_bet(v_bet sportsbook.bet, p_by text, p_now timestamptz)
returns void language plpgsql as $$
begin
  perform sportsbook.undo_result(v_bet, p_by, p_now);
  perform wallet.must_move('sports-stake-back:' || v_bet.provider || ':' || v_bet.uuid, 'sportsStakeReturned', 'EUR',
    wallet.book(v_bet.provider), wallet.sports(v_bet.player_id), v_bet.stake, p_now);
  perform limits.use(v_bet.player_id, v_bet.day, -v_bet.stake, 0);
  update sportsbook.bet b set discarded_at = p_now where b.id = v_bet.id;
  perform kernel.announce('slip.discarded', v_bet.player_id, jsonb_build_object('provider', v_bet.provider, 'betId', v_bet.id,
    'stakeUnits', v_bet.stake), p_now);
end $$;
