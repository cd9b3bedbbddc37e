-- False while a bet is open, or where the round was settled before.
create or replace function crash.settle_round(p_term bigint, p_round_id bigint, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform crash.lock_lead(p_term);
  update crash.round r set settled_at = greatest(p_at, r.over_at) where r.id = p_round_id and r.over_at is not null and r.settled_at is null
    and not exists (select from crash.bet b where b.round_id = r.id and b.ended_as is null);
  return found;
end $$;
