-- Closes a round for bets: it takes off at this instant. False where it has taken off or is over.
create or replace function crash.take_off(p_term bigint, p_round_id bigint, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform crash.lock_lead(p_term);
  perform crash.lock_round(p_round_id, true);
  update crash.round set took_off_at = p_at where id = p_round_id and took_off_at is null and over_at is null;
  return found;
end $$;
