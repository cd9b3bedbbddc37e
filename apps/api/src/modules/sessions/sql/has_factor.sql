-- Whether a player's second factor holds.
create or replace function sessions.has_factor(p_player_id bigint) returns boolean language sql stable as $$
  select exists (
    select from sessions.factor f where f.player_id = p_player_id and f.confirmed_at is not null
  )
$$;
