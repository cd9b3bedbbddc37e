-- Whether a player is nobody. Whoever shows who won, or adds up what was played, leaves them out by this.
create or replace function players.is_robot(p_player_id bigint) returns boolean language sql stable as $$
  select exists (select from players.robot r where r.player_id = p_player_id)
$$;
