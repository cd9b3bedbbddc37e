-- Whether cash may leave for a chance: the gate first, the limits after it. Every stake asks, in the statement that
-- takes it. Outcomes: ok · barred, the gate refuses with this name · limitReached, the amount is beyond a limit.
create or replace function limits.spend(
  p_player_id bigint, p_amount bigint, p_at timestamptz, out outcome text, out refusal text
) language plpgsql stable as $$
declare
  v_largest bigint;
begin
  select g.refusal into refusal from limits.gate(p_player_id, 'bet', p_at) g;
  if refusal is not null then outcome := 'barred'; return; end if;
  select l.largest_stake_units into v_largest from limits.player l where l.player_id = p_player_id;
  outcome := case when p_amount > v_largest then 'limitReached' else 'ok' end;
end $$;
