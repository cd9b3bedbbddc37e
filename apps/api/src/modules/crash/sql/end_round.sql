-- Ends and publishes a round; its open bets are settled later from this row. False where it was over.
create or replace function crash.end_round(
  p_term bigint, p_round_id bigint, p_as text, p_hash text, p_result integer, p_at timestamptz
) returns boolean language plpgsql as $$
begin
  perform crash.lock_lead(p_term);
  perform crash.lock_round(p_round_id, true);
  update crash.round set over_as = p_as, over_at = p_at, hash = p_hash, result = p_result
  where id = p_round_id and over_at is null;
  return found;
end $$;
