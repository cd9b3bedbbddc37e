create or replace function play.games_played_by(p_player_id bigint, p_before timestamptz)
returns table (game_id bigint) language sql stable as $$
  select distinct r.game_id from play.round r where r.player_id = p_player_id and r.opened_at < p_before
$$;
