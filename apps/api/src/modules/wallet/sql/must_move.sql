-- For callers that hold the lock and have looked up the id: any outcome but `moved` raises.
create or replace function wallet.must_move(
  p_id text, p_kind text, p_asset text, p_from text, p_to text, p_amount bigint, p_at timestamptz,
  p_memo jsonb default null, p_may_overdraw boolean default false,
  out from_after bigint, out to_after bigint
) language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_done wallet.moved;
begin
  -- The common case, one kept balance with enough funds: the update is also the lock. Every stake and win takes it.
  if not p_may_overdraw and wallet.is_on_chart(p_kind, p_asset, p_from, p_to) then
    if not wallet.is_kept(p_to) then
      update wallet.balance b set amount = b.amount - p_amount where b.account = p_from and b.amount >= p_amount
      returning b.amount into from_after;
    elsif not wallet.is_kept(p_from) then
      update wallet.balance b set amount = b.amount + p_amount, floor = least(0, greatest(b.floor, b.amount + p_amount))
      where b.account = p_to returning b.amount into to_after;
    end if;
    if found then
      insert into wallet.movement (id, kind, asset, from_account, to_account, amount, from_after, to_after, at, memo)
      values (p_id, p_kind, p_asset, p_from, p_to, p_amount, must_move.from_after, must_move.to_after, p_at, p_memo)
      on conflict (id) do nothing;
      if found then return; end if;
    end if;
  end if;
  -- A new balance, two kept balances, and all errors.
  v_done := wallet.move(p_id, p_kind, p_asset, p_from, p_to, p_amount, p_at, p_memo, p_may_overdraw);
  if v_done.outcome is distinct from 'moved' then
    raise exception 'The movement % (% of % from % to %) should have moved, and was %',
      p_id, p_kind, p_amount, p_from, p_to, v_done.outcome;
  end if;
  from_after := v_done.from_after;
  to_after := v_done.to_after;
end $$;

revoke all on function wallet.must_move from public;
grant execute on function wallet.must_move to casino_app;
