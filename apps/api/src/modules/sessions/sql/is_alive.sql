-- Whether a session has neither ended nor expired at an instant.
create or replace function sessions.is_alive(session_id bigint, now timestamptz) returns boolean
language plpgsql stable as $$
begin
  return coalesce((select s.is_alive from sessions.standing_of(session_id, now) s), false);
end $$;

grant execute on function sessions.is_alive to casino_app;
