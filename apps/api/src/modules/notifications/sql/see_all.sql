-- Returns how many changed. The fixed lock order avoids deadlocks between devices.
create or replace function notifications.see_all(p_player_id bigint, p_at timestamptz) returns integer
language sql as $$
  with mine as (
    select m.id from notifications.notification m where m.player_id = p_player_id and m.seen_at is null
    order by m.id for update
  ), changed as (
    update notifications.notification n set seen_at = p_at from mine where n.id = mine.id and n.seen_at is null
    returning n.id
  )
  select count(*)::integer from changed
$$;
