-- Whether a session is alive, and whether its activity is due to be recorded; no row where it does not exist. In the
-- language SQL, so that the planner inlines it into the statement of every bet.
create or replace function sessions.standing_of(session_id bigint, now timestamptz)
returns table (is_alive boolean, is_touch_due boolean) language sql stable as $$
  select s.ended_at is null and s.idle_until > now and s.ends_at > now, s.last_seen_at + s.touch_every <= now
  from sessions.session s where s.id = session_id
$$;
