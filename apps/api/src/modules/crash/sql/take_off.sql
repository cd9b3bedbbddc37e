-- Closes a round for bets, with its take-off at p_at; repeated, it can only move later. False where the round is over or
-- takes off later already.
create or replace function crash.take_off(p_term bigint, p_round_id bigint, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform crash.lock_lead(p_term);
  perform crash.lock_round(p_round_id, true);
  update crash.round set took_off_at = p_at where id = p_round_id and over_at is null and (took_off_at is null or took_off_at < p_at);
  return found;
end $$;
