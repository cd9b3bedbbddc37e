-- The first refusal and when the player may act again as far as is known; nulls where they may act now. A break may last
-- longer than an exclusion, and the reverse.
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
