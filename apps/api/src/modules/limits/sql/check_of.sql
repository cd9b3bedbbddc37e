-- How often a player wants to be shown what they play, in minutes, and when next; one row, of nulls for never.
create or replace function limits.check_of(p_player_id bigint) returns table (check_minutes smallint, check_due_at timestamptz)
language sql stable as $$
  select l.check_minutes, l.check_due_at from (select) one left join limits.player l on l.player_id = p_player_id
$$;
