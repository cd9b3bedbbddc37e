-- Every bet asks both; plpgsql keeps their plans for the life of a connection.

-- Whether a session still counts at an instant: not ended, not idle for too long, not older than its longest life.
create or replace function sessions.is_alive(session_id bigint, now timestamptz) returns boolean
language plpgsql stable as $$
begin
  return exists(
    select from sessions.session s
    where s.id = session_id and s.ended_at is null and s.idle_until > now and s.ends_at > now
  );
end $$;

-- A sign of life: moves the idle end, at most once a minute, and never wakes a session that is over.
create or replace function sessions.touch(session_id bigint, now timestamptz) returns void
language plpgsql as $$
begin
  update sessions.session s set last_seen_at = now, idle_until = now + s.idle_for
  where s.id = session_id and s.ended_at is null and s.idle_until > now and s.ends_at > now
    and s.last_seen_at + s.touch_every <= now;
end $$;

grant execute on function sessions.is_alive, sessions.touch to casino_app;
