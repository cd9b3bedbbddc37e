-- Whether a player holds a bonus that has not ended.
create or replace function bonuses.has_open(p_player_id bigint) returns boolean language sql stable as $$
  select exists (select from bonuses.bonus b where b.player_id = p_player_id and b.ended_as is null)
$$;
