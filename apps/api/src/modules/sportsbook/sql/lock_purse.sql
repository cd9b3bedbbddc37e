-- Locks and returns the sports balance. Cash is locked first, as everywhere: the limits are counted under its lock.
create or replace function sportsbook.lock_purse(p_player_id bigint) returns bigint language plpgsql as $$
begin
  perform wallet.lock_balance(wallet.cash(p_player_id), 'EUR');
  return wallet.lock_balance(wallet.sports(p_player_id), 'EUR');
end $$;
