-- The account that a purse of a game session takes stakes from and pays wins into.
create or replace function wallet.of_purse(p_player_id bigint, p_purse text) returns text
language plpgsql immutable parallel safe as $$
begin
  if p_purse <> 'cash' then raise exception 'There is no purse %', p_purse; end if;
  return wallet.cash(p_player_id);
end $$;
