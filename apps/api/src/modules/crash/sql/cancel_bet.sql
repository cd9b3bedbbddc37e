-- Cancels a bet before the take-off. Statuses: ok, also when repeated · unknown (no bet of this player) · tookOff.
create or replace function crash.cancel_bet(
  p_id uuid, p_player_id bigint, p_at timestamptz,
  out status text, out balance bigint, out purse text, out cash bigint, out bet crash.bet
) language plpgsql as $$
declare
  v_round_id bigint;
begin
  select b.round_id into v_round_id from crash.bet b where b.id = p_id and b.player_id = p_player_id;
  if not found then status := 'unknown'; return; end if;
  perform crash.lock_round(v_round_id, false);
  perform wallet.lock_balance(wallet.cash(p_player_id), 'EUR');
  select * into strict bet from crash.bet b where b.id = p_id;
  if bet.ended_as = 'cancelled' then status := 'ok'; return; end if;
  if bet.ended_as is not null or exists (select from crash.round r where r.id = v_round_id
      and (r.took_off_at is not null or r.over_at is not null)) then
    status := 'tookOff'; return;
  end if;
  update crash.bet b set ended_as = 'cancelled', ended_at = p_at where b.id = p_id returning * into strict bet;
  select g.balance, g.purse, g.cash into balance, purse, cash from crash.give_back(bet, p_at) g;
  status := 'ok';
end $$;
