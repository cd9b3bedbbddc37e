-- Whether an itsme account logs a player in.
create or replace function sessions.has_itsme(p_player_id bigint) returns boolean language sql stable as $$
  select exists (select from sessions.itsme_link l where l.player_id = p_player_id)
$$;
