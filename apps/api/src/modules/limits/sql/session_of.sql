-- One row, of nulls where nothing is known of the player.
create or replace function limits.session_of(p_player_id bigint) returns table (
  session_minutes smallint, session_began_at timestamptz, session_ends_at timestamptz, session_rests_until timestamptz
) language sql stable as $$
  select l.session_minutes, l.session_began_at, l.session_ends_at, l.session_rests_until
  from (select) one left join limits.player l on l.player_id = p_player_id
$$;
