-- Marks the result as final until it is reversed. Statuses: ok · unknownBet · noResult.
create or replace function sportsbook.finalise(
  p_provider text, p_player_id bigint, p_bet_id bigint, p_now timestamptz, out status text, out balance bigint, out player_id bigint
) language plpgsql as $$
declare
  v_bet sportsbook.bet;
begin
  balance := sportsbook.lock_purse(p_player_id);
  select * into v_bet from sportsbook.bet b where b.id = p_bet_id and b.provider = p_provider and b.player_id = p_player_id;
  if not found then status := 'unknownBet'; return; end if;
  player_id := p_player_id;
  if v_bet.discarded_at is not null then status := 'ok'; return; end if;
  if v_bet.result is null then status := 'noResult'; return; end if;
  update sportsbook.bet b set settled_at = coalesce(b.settled_at, p_now) where b.id = v_bet.id;
  status := 'ok';
end $$;
