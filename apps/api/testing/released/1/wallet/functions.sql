create or replace function wallet.is_kept(account text) returns boolean
language sql immutable parallel safe as $$ select account like 'player:%' $$;

-- Locks a kept balance, opening the account where it is new, and answers its amount.
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

-- Moves money, points or coins, once per id. Outcomes:
--   moved     done now
--   repeated  the same movement was done before; the balances answered are those of then
--   short     the kept balance does not hold the amount; nothing happened
--   clash     the id belongs to another movement; nothing happened
-- Kept balances are locked first (two of them in the order of their names), then the id is looked up: twins
-- wait for each other and never deadlock.
create or replace function wallet.move(
  p_id text, p_kind text, p_asset text, p_from text, p_to text, p_amount bigint, p_at timestamptz,
  p_memo jsonb default null, p_may_overdraw boolean default false,
  out outcome text, out from_after bigint, out to_after bigint
)
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_from_kept constant boolean := wallet.is_kept(p_from);
  v_to_kept constant boolean := wallet.is_kept(p_to);
  v_from bigint;
  v_to bigint;
  v_before wallet.movement;
begin
  if v_to_kept and p_to < p_from then v_to := wallet.lock_balance(p_to, p_asset); end if;
  if v_from_kept then v_from := wallet.lock_balance(p_from, p_asset); end if;
  if v_to_kept and v_to is null then v_to := wallet.lock_balance(p_to, p_asset); end if;

  if v_from_kept then from_after := v_from - p_amount; end if;
  if v_to_kept then to_after := v_to + p_amount; end if;

  -- Asked before the funds: a repeated movement is a success however little is left by now.
  select * into v_before from wallet.movement where id = p_id;
  if found then
    if (v_before.kind, v_before.asset, v_before.from_account, v_before.to_account, v_before.amount)
       is distinct from (p_kind, p_asset, p_from, p_to, p_amount) then
      outcome := 'clash'; from_after := null; to_after := null; return;
    end if;
    outcome := 'repeated'; from_after := v_before.from_after; to_after := v_before.to_after; return;
  end if;

  if from_after < 0 and not p_may_overdraw then
    outcome := 'short'; from_after := v_from; to_after := v_to; return;
  end if;

  insert into wallet.movement (id, kind, asset, from_account, to_account, amount, from_after, to_after, at, memo)
  values (p_id, p_kind, p_asset, p_from, p_to, p_amount, from_after, to_after, p_at, p_memo);
  if v_from_kept then
    update wallet.balance set amount = from_after, floor = least(floor, from_after, 0) where account = p_from;
  end if;
  if v_to_kept then
    -- A debt that is paid back does not stay allowed.
    update wallet.balance set amount = to_after, floor = least(0, greatest(floor, to_after)) where account = p_to;
  end if;
  outcome := 'moved';
end $$;

-- The balance of any account: kept ones as they are, others as snapshot plus what came after it.
create or replace function wallet.total(p_account text) returns bigint
language sql stable security definer set search_path = pg_catalog as $$
  select case when wallet.is_kept(p_account)
    then coalesce((select amount from wallet.balance where account = p_account), 0)
    else coalesce((select amount from wallet.snapshot where account = p_account), 0) + coalesce((
      select sum(case when m.to_account = p_account then m.amount else -m.amount end)
      from wallet.movement m
      where (m.from_account = p_account or m.to_account = p_account)
        and m.xid >= coalesce((select before_xid from wallet.snapshot where account = p_account), '0'::xid8)
    ), 0)::bigint
  end
$$;

-- Moves the snapshots of all summed accounts forward to the oldest transaction still running.
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

revoke all on function wallet.lock_balance, wallet.move, wallet.take_snapshots from public;
grant execute on function wallet.lock_balance, wallet.move, wallet.take_snapshots to casino_app;
