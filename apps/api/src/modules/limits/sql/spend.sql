-- Whether cash may leave for a chance: the gate first, the limits after it. Every stake asks, in the statement that
-- takes it. Outcomes: ok · barred, the gate refuses · limitReached, the amount is beyond a limit.
create or replace function limits.spend(p_player_id bigint, p_amount bigint, p_at timestamptz) returns text
language plpgsql stable as $$
declare
  v limits.standing;
begin
  select * into v from limits.standing_of(p_player_id);
  if limits.refusal_of(v, 'bet', p_at) is not null then return 'barred'; end if;
  return case when p_amount > v.largest_stake_units then 'limitReached' else 'ok' end;
end $$;
