-- When a session began; null where there is none.
create or replace function sessions.start_of(session_id bigint) returns timestamptz language sql stable as $$
  select s.started_at from sessions.session s where s.id = session_id
$$;
