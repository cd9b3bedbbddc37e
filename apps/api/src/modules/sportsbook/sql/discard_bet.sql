-- Refunds a stake that its provider does not confirm. An unknown stake leaves a tombstone, so that it is refused when it
-- arrives. Statuses: ok · clash.
create or replace function sportsbook.discard_bet(
  p_provider text, p_uuid text, p_player_id bigint, p_now timestamptz, out status text, out balance bigint, out player_id bigint
) language plpgsql as $$
declare
  v_before sportsbook.transaction;
  v_bet sportsbook.bet;
  v_stone sportsbook.message;
begin
  player_id := p_player_id;
  balance := sportsbook.lock_purse(p_player_id);
  select * into v_before from sportsbook.transaction t where t.provider = p_provider and t.uuid = p_uuid;
  if not found then
    v_stone.provider := p_provider;
    v_stone.uuid := p_uuid;
    v_stone.player_id := p_player_id;
    -- Clash: the stake arrived for another player at the same moment.
    status := case when sportsbook.record(v_stone, 'tombstone', 'discarded', balance, p_now) then 'ok' else 'clash' end;
    return;
  end if;
  if v_before.player_id <> p_player_id or v_before.kind not in ('stake', 'tombstone')
      or v_before.kind = 'tombstone' and v_before.bet_id is not null then
    status := 'clash'; return;
  end if;
  status := 'ok';
  select * into v_bet from sportsbook.bet b where b.id = v_before.bet_id;
  if found and v_bet.discarded_at is null then
    perform sportsbook.void_bet(v_bet, 'discard:' || p_uuid, p_now);
    balance := wallet.lock_balance(wallet.sports(p_player_id), 'EUR');
  end if;
end $$;
