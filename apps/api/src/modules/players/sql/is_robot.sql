-- Whether a player is a robot, which lists of winners and statistics leave out.
create or replace function players.is_robot(p_player_id bigint) returns boolean language sql stable as $$
  select exists (select from players.robot r where r.player_id = p_player_id)
$$;
