-- A table function of one query, so that the planner inlines it into the statement of every page.
create or replace function notifications.unseen_of(p_player_id bigint) returns table (unseen integer)
language sql stable as $$
  select count(*)::integer from notifications.notification n where n.player_id = p_player_id and n.seen_at is null
$$;
