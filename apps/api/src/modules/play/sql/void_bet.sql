-- Reverses a bet with its wins, so that every order of messages has the same result.
create or replace function play.void_bet(v_bet play.transaction, p_by text, p_now timestamptz)
returns void language plpgsql as $$
declare
  v_win play.transaction;
  v_round play.round;
begin
  update play.transaction t set rolled_back_by = p_by where t.provider = v_bet.provider and t.uuid = v_bet.uuid;
  if v_bet.moved_cash > 0 then
    perform wallet.must_move('bet-back:' || v_bet.provider || ':' || v_bet.uuid, 'stakeReturned', 'EUR',
      wallet.games(v_bet.provider), wallet.cash(v_bet.player_id), v_bet.moved_cash, p_now);
    perform limits.use(v_bet.player_id, v_bet.day, -v_bet.moved_cash, 0);
  end if;
  if v_bet.purse_id is not null then
    perform play.move_other(v_bet, 'StakeReturned', 'bet-back:' || v_bet.provider || ':' || v_bet.uuid, p_now);
  end if;
  for v_win in
    select * from play.transaction t where t.provider = v_bet.provider and t.reference_uuid = v_bet.uuid
      and t.kind = 'win' and t.rolled_back_by is null
  loop
    perform play.take_win_back(v_win, p_by, p_now);
  end loop;
  update play.round r set stake = r.stake - v_bet.moved, bets = r.bets - 1,
    other_stake = r.other_stake - v_bet.moved + v_bet.moved_cash
  where r.provider = v_bet.provider and r.player_id = v_bet.player_id and r.round_ref = v_bet.round_ref
    and r.game_code = v_bet.game_code and r.purse_id is not distinct from v_bet.purse_id
  returning * into v_round;
  -- A late bet was never published as settled, so nothing is to be subtracted.
  perform kernel.announce('bet.voided', v_bet.player_id, jsonb_build_object(
    'provider', v_bet.provider, 'uuid', v_bet.uuid, 'roundRef', v_round.event_ref, 'gameId', v_round.game_id,
    'purse', v_bet.purse, 'acceptedAt', to_char(v_bet.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'stakeUnits', v_bet.moved, 'wasSettled', v_round.closed_at is not null and not v_bet.late)
    || case when v_bet.purse_id is null then '{}' else jsonb_build_object('purseId', v_bet.purse_id, 'cashStakeUnits', v_bet.moved_cash) end, p_now);
end $$;
