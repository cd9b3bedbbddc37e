-- Whether a player holds a bonus that has not ended; one row. A table in one query, so that the planner puts it into the statement
-- that asks.
create or replace function bonuses.open_of(p_player_id bigint) returns table (has_bonus boolean) language sql stable as $$
  select exists (select from bonuses.bonus b where b.player_id = p_player_id and b.ended_as is null)
$$;
