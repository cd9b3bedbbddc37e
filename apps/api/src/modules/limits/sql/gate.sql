-- The name of the first refusal with the instant it ends, or nulls where the player may act.
create or replace function limits.gate(
  p_player_id bigint, p_action text, p_at timestamptz, out refusal text, out until timestamptz
) language plpgsql stable as $$
declare
  v limits.standing;
begin
  select * into v from limits.standing_of(p_player_id);
  refusal := limits.refusal_of(v, p_action, p_at);
  until := case refusal when 'SelfExcludedErrorType' then v.excluded_until when 'OnBreakErrorType' then v.break_until end;
end $$;
