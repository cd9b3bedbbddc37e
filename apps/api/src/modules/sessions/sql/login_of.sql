-- The state of the login that the pages of a player show. Always one row; nulls where there is no session.
create or replace function sessions.login_of(p_player_id bigint, p_session_id bigint) returns table (
  started_at timestamptz, asks_terms boolean, has_factor boolean, has_itsme boolean
) language sql stable as $$
  select s.started_at, s.asks_terms,
    exists (select from sessions.factor f where f.player_id = p_player_id and f.confirmed_at is not null),
    exists (select from sessions.itsme_link l where l.player_id = p_player_id)
  from (select) one left join sessions.session s on s.id = p_session_id
$$;
