-- Locks a kept balance, inserts it where it is missing, and returns its amount.
create or replace function wallet.lock_balance(p_account text, p_asset text) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_amount bigint;
begin
  select amount into v_amount from wallet.balance where account = p_account for update;
  if found then return v_amount; end if;
  insert into wallet.balance (account, asset) values (p_account, p_asset) on conflict do nothing;
  select amount into v_amount from wallet.balance where account = p_account for update;
  return v_amount;
end $$;

revoke all on function wallet.lock_balance from public;
grant execute on function wallet.lock_balance to casino_app;
