-- Stops counting refunded fees, each once, on the day they were counted. Returns how many.
create or replace function limits.return_fees(p_ids text[], p_at timestamptz) returns integer
language plpgsql as $$
declare
  v_fee limits.fee;
  v_count integer := 0;
begin
  for v_fee in
    select * from limits.fee f where f.id = any(p_ids) and f.returned_at is null order by f.player_id, f.id
  loop
    perform wallet.lock_balance(wallet.cash(v_fee.player_id), 'EUR');
    update limits.fee f set returned_at = p_at where f.id = v_fee.id and f.returned_at is null;
    if found then
      perform limits.use(v_fee.player_id, v_fee.day, -v_fee.amount, 0);
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end $$;
