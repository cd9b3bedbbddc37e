-- Whether a session was opened before its player had accepted the terms; null where there is no session.
create or replace function sessions.asks_terms(session_id bigint) returns boolean language sql stable as $$
  select s.asks_terms from sessions.session s where s.id = session_id
$$;
