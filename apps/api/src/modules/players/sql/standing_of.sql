-- What the gate needs to know of a player; all null where there is none. plpgsql keeps its plan for the life of a
-- connection: every bet asks.
create or replace function players.standing_of(
  p_player_id bigint, out status text, out register text, out email_verified_at timestamptz
) language plpgsql stable as $$
begin
  select p.status, p.register_standing, p.email_verified_at into status, register, email_verified_at
  from players.player p where p.id = p_player_id;
end $$;
