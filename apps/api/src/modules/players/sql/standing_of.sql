-- What the gate needs to know of a player; no row where there is none. A table in one query, so that the planner puts it
-- into the statement that asks: every bet does.
create or replace function players.standing_of(p_player_id bigint)
returns table (status text, register text, email_verified_at timestamptz) language sql stable as $$
  select p.status, p.register_standing, p.email_verified_at from players.player p where p.id = p_player_id
$$;
