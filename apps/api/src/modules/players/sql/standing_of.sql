-- What the gate needs of a player; no row where the player does not exist. In the language SQL, so that the planner
-- inlines it into the statement of every bet.
create or replace function players.standing_of(p_player_id bigint)
returns table (status text, register text, email_verified_at timestamptz) language sql stable as $$
  select p.status, p.register_standing, p.email_verified_at from players.player p where p.id = p_player_id
$$;
