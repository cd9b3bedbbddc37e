-- Moves the part of a message that is not cash, and on from a closed purse. `p_what`: Stake, Win, StakeReturned,
-- WinTakenBack. The caller has locked the purse.
create or replace function play.move_other(t play.transaction, p_what text, p_id text, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_amount constant bigint := t.moved - t.moved_cash;
  v_account constant text := case t.purse when 'bonus' then wallet.bonus(t.player_id)
    else wallet.credit(t.player_id, t.purse_id) end;
  v_games constant text := case t.purse when 'bonus' then wallet.games(t.provider) else wallet.credits(t.provider) end;
  v_asset constant text := case t.purse when 'bonus' then 'EUR' else 'CREDIT' end;
  v_leaves constant boolean := p_what in ('Stake', 'WinTakenBack');
  v_id constant text := t.purse || '-' || p_id;
begin
  if v_amount = 0 then return; end if;
  perform wallet.must_move(v_id, t.purse || p_what, v_asset, case when v_leaves then v_account else v_games end,
    case when v_leaves then v_games else v_account end, v_amount, p_now, null, p_what = 'WinTakenBack');
  if p_what <> 'Stake' then perform play.empty_purse(t.purse_id, 'rest:' || v_id, p_now); end if;
end $$;
