-- Whether a session counts at an instant, as is_alive has it, and whether its next sign of life is due; no row where
-- there is none. A table in one query, so that the planner puts it into the statement that asks: every bet does.
create or replace function sessions.standing_of(session_id bigint, now timestamptz)
returns table (is_alive boolean, is_touch_due boolean) language sql stable as $$
  select s.ended_at is null and s.idle_until > now and s.ends_at > now, s.last_seen_at + s.touch_every <= now
  from sessions.session s where s.id = session_id
$$;
