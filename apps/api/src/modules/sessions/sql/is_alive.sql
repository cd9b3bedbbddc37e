-- Whether a session still counts at an instant: not ended, not idle for too long, not older than its longest life.
create or replace function sessions.is_alive(session_id bigint, now timestamptz) returns boolean
language plpgsql stable as $$
begin
  return coalesce((select s.is_alive from sessions.standing_of(session_id, now) s), false);
end $$;

grant execute on function sessions.is_alive to casino_app;
