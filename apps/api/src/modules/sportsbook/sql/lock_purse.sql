-- Locks what a player bets with in the sports book, and answers it. Their cash first, as everywhere: the limits of both are counted
-- under its lock.
create or replace function sportsbook.lock_purse(p_player_id bigint) returns bigint language plpgsql as $$
begin
  perform wallet.lock_balance(wallet.cash(p_player_id), 'EUR');
  return wallet.lock_balance(wallet.sports(p_player_id), 'EUR');
end $$;
