-- The balance of an account: kept ones from their row, others as snapshot plus later movements.
create or replace function wallet.total(p_account text) returns bigint
language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  if wallet.is_kept(p_account) then
    return coalesce((select amount from wallet.balance where account = p_account), 0);
  end if;
  return coalesce((select amount from wallet.snapshot where account = p_account), 0) + coalesce((
    select sum(case when m.to_account = p_account then m.amount else -m.amount end)
    from wallet.movement m
    where (m.from_account = p_account or m.to_account = p_account)
      and m.xid >= coalesce((select before_xid from wallet.snapshot where account = p_account), '0'::xid8)
  ), 0)::bigint;
end
$$;
