-- How many notifications of a player are not seen yet; one row. A table in one query, so that the planner puts it into
-- the statement that asks: every page of theirs does.
create or replace function notifications.unseen_of(p_player_id bigint) returns table (unseen integer)
language sql stable as $$
  select count(*)::integer from notifications.notification n where n.player_id = p_player_id and n.seen_at is null
$$;
