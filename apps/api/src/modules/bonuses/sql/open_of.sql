-- One row. A single query, so that the planner inlines it into the caller.
create or replace function bonuses.open_of(p_player_id bigint) returns table (has_bonus boolean) language sql stable as $$
  select exists (select from bonuses.bonus b where b.player_id = p_player_id and b.ended_as is null)
$$;
