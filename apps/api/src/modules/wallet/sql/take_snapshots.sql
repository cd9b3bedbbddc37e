-- Moves the snapshots of all summed accounts forward to the oldest running transaction.
create or replace function wallet.take_snapshots(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog as $$
  with horizon as (select pg_snapshot_xmin(pg_current_snapshot()) as xid),
  since as (select coalesce(min(before_xid), '0'::xid8) as xid from wallet.snapshot),
  legs as (
    select to_account as account, amount, xid from wallet.movement
    where xid >= (select xid from since) and xid < (select xid from horizon) and not wallet.is_kept(to_account)
    union all
    select from_account, -amount, xid from wallet.movement
    where xid >= (select xid from since) and xid < (select xid from horizon) and not wallet.is_kept(from_account)
  ),
  news as (
    select l.account, sum(l.amount)::bigint as amount
    from legs l left join wallet.snapshot s using (account)
    where s.account is null or l.xid >= s.before_xid
    group by l.account
  ),
  moved as (
    update wallet.snapshot s
    set amount = s.amount + coalesce(n.amount, 0), before_xid = (select xid from horizon), taken_at = p_now
    from wallet.snapshot old left join news n on n.account = old.account
    where s.account = old.account
  )
  insert into wallet.snapshot (account, before_xid, amount, taken_at)
  select account, (select xid from horizon), amount, p_now from news
  where account not in (select account from wallet.snapshot)
$$;

revoke all on function wallet.take_snapshots from public;
grant execute on function wallet.take_snapshots to casino_app;
