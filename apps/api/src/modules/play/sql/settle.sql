-- Closes a round that nobody closed, once, and announces it.
create or replace function play.settle(p_provider text, p_player_id bigint, p_round_ref text, p_now timestamptz)
returns void language plpgsql as $$
declare
  v_round play.round;
begin
  update play.round set closed_at = p_now
  where provider = p_provider and player_id = p_player_id and round_ref = p_round_ref
    -- Not `closed_at is null`: of the few rounds that are usually open the planner has an index, and reads thousands by it
    -- where a flight has just opened them.
    and coalesce(closed_at, 'infinity') = 'infinity'
  returning * into v_round;
  if found then perform play.announce_settled(v_round, p_now); end if;
end $$;
