-- Moves money, points or coins, once per id. Outcomes:
--   moved     done now
--   repeated  the same movement was done before; the balances are those of the first time
--   short     the kept balance is too low; nothing happened
--   clash     the id belongs to another movement; nothing happened
-- Raises where the chart does not allow the movement or the amount is not positive (domain wallet.amount).
-- Kept balances are locked first (two of them in the order of their names), then the id is taken: concurrent calls of
-- one movement wait for each other and cannot deadlock.
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
  if not wallet.is_on_chart(p_kind, p_asset, p_from, p_to) then
    raise exception 'Not on the chart: % of % from % to %', p_kind, p_asset, p_from, p_to;
  end if;
  if v_to_kept and p_to < p_from then v_to := wallet.lock_balance(p_to, p_asset); end if;
  if v_from_kept then
    select amount into v_from from wallet.balance where account = p_from for update;
    if not found then v_from := wallet.lock_balance(p_from, p_asset); end if;
  end if;
  if v_to_kept and v_to is null then v_to := wallet.lock_balance(p_to, p_asset); end if;
  from_after := v_from - p_amount;
  to_after := v_to + p_amount;

  if from_after is null or from_after >= 0 or p_may_overdraw then
    -- Inserting is the look-up of the id: nearly every movement is new.
    insert into wallet.movement (id, kind, asset, from_account, to_account, amount, from_after, to_after, at, memo)
    values (p_id, p_kind, p_asset, p_from, p_to, p_amount, from_after, to_after, p_at, p_memo)
    on conflict (id) do nothing;
    if found then
      if v_from_kept then
        update wallet.balance set amount = from_after, floor = least(floor, from_after, 0) where account = p_from;
      end if;
      if v_to_kept then
        -- Repaying a debt lowers the permitted overdraft.
        update wallet.balance set amount = to_after, floor = least(0, greatest(floor, to_after)) where account = p_to;
      end if;
      outcome := 'moved'; return;
    end if;
  end if;

  -- A repeated movement is a success even where the funds are short now.
  select * into v_before from wallet.movement where id = p_id;
  if not found then
    outcome := 'short'; from_after := v_from; to_after := v_to; return;
  end if;
  if (v_before.kind, v_before.asset, v_before.from_account, v_before.to_account, v_before.amount)
     is distinct from (p_kind, p_asset, p_from, p_to, p_amount) then
    outcome := 'clash'; from_after := null; to_after := null; return;
  end if;
  outcome := 'repeated'; from_after := v_before.from_after; to_after := v_before.to_after;
end $$;

revoke all on function wallet.move from public;
grant execute on function wallet.move to casino_app;
