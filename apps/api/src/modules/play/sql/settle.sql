-- Closes a round in every purse, and publishes each row once. `p_credit_id`: its purse of CREDIT, or null.
create or replace function play.settle(
  p_provider text, p_player_id bigint, p_round_ref text, p_game_code text, p_credit_id bigint, p_now timestamptz
) returns void language plpgsql as $$
declare
  v_round play.round;
begin
  for v_round in
    update play.round set closed_at = p_now
    where provider = p_provider and player_id = p_player_id and round_ref = p_round_ref and game_code = p_game_code
      and (case purse when 'credit' then purse_id end) is not distinct from p_credit_id
      -- `closed_at is null` would use the index of open rounds, which reads thousands right after a flight opened them.
      and coalesce(closed_at, 'infinity') = 'infinity'
    returning *
  loop
    perform play.announce_settled(v_round, p_now);
  end loop;
end $$;
