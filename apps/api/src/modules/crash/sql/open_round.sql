-- No row where no chain has a number left.
create or replace function crash.open_round(
  p_term bigint, p_min_stake_cents bigint, p_max_stake_cents bigint, p_max_paid_cents bigint, p_at timestamptz
) returns setof crash.round language plpgsql as $$
begin
  perform crash.lock_lead(p_term);
  return query insert into crash.round (chain, number, min_stake_cents, max_stake_cents, max_paid_cents, opened_at)
    select t.chain, t.number, p_min_stake_cents, p_max_stake_cents, p_max_paid_cents, p_at from crash.take_number() t
    returning *;
end $$;
