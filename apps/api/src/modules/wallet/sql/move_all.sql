-- Executes movements in the order of the lists, or none, with the effect of wallet.move for each but in few
-- statements. Raises where one is not on the chart, an id was used before or occurs twice, or a kept balance would
-- fall below zero on the way.
create or replace function wallet.move_all(
  p_ids text[], p_kinds text[], p_assets text[], p_from text[], p_to text[], p_amounts bigint[], p_at timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_wrong text;
  v_least bigint;
begin
  select m.kind || ' of ' || m.asset || ' from ' || m.origin || ' to ' || m.target into v_wrong
  from unnest(p_kinds, p_assets, p_from, p_to) as m (kind, asset, origin, target)
  where not wallet.is_on_chart(m.kind, m.asset, m.origin, m.target) limit 1;
  if found then
    raise exception 'Not on the chart: %', v_wrong;
  end if;

  insert into wallet.balance (account, asset)
  select distinct a.account, m.asset
  from unnest(p_assets, p_from, p_to) as m (asset, origin, target)
    cross join lateral (values (m.origin), (m.target)) a (account)
  where wallet.is_kept(a.account) and not exists (select from wallet.balance b where b.account = a.account)
  order by 1
  on conflict do nothing;

  with movement as materialized (
    select * from unnest(p_ids, p_kinds, p_assets, p_from, p_to, p_amounts) with ordinality
      as m (id, kind, asset, origin, target, amount, n)
  ), side as (
    select m.n, m.origin as account, -m.amount as change from movement m where wallet.is_kept(m.origin)
    union all select m.n, m.target, m.amount from movement m where wallet.is_kept(m.target)
  ), held as materialized (
    -- Locks in the order of account names, so that concurrent calls cannot deadlock.
    select b.account, b.amount from wallet.balance b
    where b.account in (select s.account from side s) order by b.account for update
  ), standing as materialized (
    select s.n, s.account, s.change,
      (h.amount + sum(s.change) over (partition by s.account order by s.n))::bigint as after
    from side s join held h using (account)
  ), written as (
    insert into wallet.movement (id, kind, asset, from_account, to_account, amount, from_after, to_after, at)
    select m.id, m.kind, m.asset, m.origin, m.target, m.amount, f.after, t.after, p_at
    from movement m left join standing f on f.n = m.n and f.account = m.origin
      left join standing t on t.n = m.n and t.account = m.target
    order by m.n
  ), balanced as (
    update wallet.balance b
    set amount = l.after, floor = least(0, greatest(b.floor, l.highest))
    from (
      select s.account, (array_agg(s.after order by s.n desc))[1] as after,
        -- Repaying a debt lowers the permitted overdraft.
        max(s.after) filter (where s.change > 0) as highest
      from standing s group by s.account
    ) l where b.account = l.account
  )
  select min(s.after) into v_least from standing s where s.change < 0;
  if v_least < 0 then
    raise exception 'A movement should have moved, and was short of %', -v_least;
  end if;
end $$;

revoke all on function wallet.move_all from public;
grant execute on function wallet.move_all to casino_app;
