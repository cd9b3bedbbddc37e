-- Records that the provider confirms a bet. Statuses: ok · unknownBet · discarded.
create or replace function sportsbook.confirm_bet(
  p_provider text, p_player_id bigint, p_bet_id bigint, p_now timestamptz, out status text, out balance bigint, out player_id bigint
) language plpgsql as $$
declare
  v_bet sportsbook.bet;
begin
  update sportsbook.bet b set confirmed_at = coalesce(b.confirmed_at, p_now)
  where b.id = p_bet_id and b.provider = p_provider and b.player_id = p_player_id returning * into v_bet;
  if not found then status := 'unknownBet'; return; end if;
  player_id := p_player_id;
  balance := wallet.total(wallet.sports(p_player_id));
  status := case when v_bet.discarded_at is null then 'ok' else 'discarded' end;
end $$;
