-- Puts every movement before a new snapshot at p_before, for a database moved to another cluster.
create or replace function wallet.rebase(p_before xid8) returns bigint
language plpgsql set search_path = pg_catalog as $$
begin
  lock table wallet.movement, wallet.snapshot in access exclusive mode;
  -- Computed with the transaction numbers of the old cluster.
  with legs as (
    select to_account as account, amount, xid, at from wallet.movement where not wallet.is_kept(to_account)
    union all
    select from_account, -amount, xid, at from wallet.movement where not wallet.is_kept(from_account)
  ),
  total as (
    select l.account, coalesce(min(s.amount), 0)
        + coalesce(sum(l.amount) filter (where s.account is null or l.xid >= s.before_xid), 0)::bigint as amount,
      max(l.at) as at
    from legs l left join wallet.snapshot s using (account) group by l.account
  )
  insert into wallet.snapshot as s (account, before_xid, amount, taken_at)
  select account, p_before, amount, at from total
  on conflict (account) do update set before_xid = excluded.before_xid, amount = excluded.amount;
  update wallet.movement set xid = '0' where xid >= p_before;
  return 0;
end $$;

revoke all on function wallet.rebase from public;
