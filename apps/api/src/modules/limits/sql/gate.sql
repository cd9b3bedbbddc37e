-- The name of the first refusal with the instant from which the player may act again as far as we know, or nulls where
-- they may act now: a break may go on after an exclusion, and the other way round; after a session who logs in then may.
create or replace function limits.gate(
  p_player_id bigint, p_action text, p_at timestamptz, out refusal text, out until timestamptz
) language plpgsql stable as $$
declare
  v limits.standing;
begin
  select * into v from limits.standing_of(p_player_id);
  refusal := limits.refusal_of(v, p_action, p_at);
  if refusal in ('SelfExcludedErrorType', 'OnBreakErrorType') then
    until := greatest(v.excluded_until, v.break_until);
  elsif refusal = 'ReturnWaitsErrorType' then
    until := greatest(v.return_from, v.break_until);
  elsif refusal = 'SessionTimeOverErrorType' then
    until := v.session_rests_until;
  end if;
end $$;
