-- Records activity at most once per touch_every. Never revives a session that has ended or expired.
create or replace function sessions.touch(session_id bigint, now timestamptz) returns void
language plpgsql as $$
begin
  update sessions.session s set last_seen_at = now, idle_until = now + s.idle_for
  where s.id = session_id and s.ended_at is null and s.idle_until > now and s.ends_at > now
    and s.last_seen_at + s.touch_every <= now;
end $$;

grant execute on function sessions.touch to casino_app;
