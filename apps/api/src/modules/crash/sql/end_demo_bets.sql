-- Ends demo bets, each once. A demo with less than the least stake and no open bet is refilled.
create or replace function crash.end_demo_bets(
  p_term bigint, p_round_id bigint, p_endings crash.ending[], p_new_cents bigint, p_at timestamptz
) returns void language plpgsql as $$
declare
  v_demo_ids bigint[];
begin
  perform crash.lock_lead(p_term);
  perform pg_advisory_xact_lock(hashtextextended('crash:demo-ends', 0));
  with ended as (
    update crash.demo_bet b set ended_as = e.ended_as, ended_at = greatest(p_at, b.placed_at), left_at = e.left_at,
      paid_cents = e.paid_cents, is_by_itself = e.is_by_itself
    from unnest(p_endings) e where b.id = e.id and b.round_id = p_round_id and b.ended_as is null
    returning b.demo_id, case b.ended_as when 'refunded' then b.stake_cents else coalesce(b.paid_cents, 0) end as cents),
  owed as (select o.demo_id, sum(o.cents) as cents from ended o group by o.demo_id),
  given as (
    update crash.demo d set balance_cents = d.balance_cents + o.cents from owed o where d.id = o.demo_id returning d.id)
  select array_agg(g.id) into v_demo_ids from given g;
  update crash.demo d set balance_cents = p_new_cents from crash.round r
  where d.id = any(v_demo_ids) and r.id = p_round_id and d.balance_cents < r.min_stake_cents
    and not exists (select from crash.demo_bet b where b.demo_id = d.id and b.round_id = p_round_id and b.ended_as is null);
end $$;
