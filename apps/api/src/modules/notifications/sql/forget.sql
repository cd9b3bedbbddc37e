-- Deletes at most p_at_most notifications made before an instant, oldest first; returns how many.
create or replace function notifications.forget(p_before timestamptz, p_at_most integer) returns integer
language sql as $$
  with old as (
    select m.id from notifications.notification m where m.created_at < p_before
    order by m.created_at limit p_at_most for update skip locked
  ), gone as (
    delete from notifications.notification n using old where n.id = old.id returning n.id
  )
  select count(*)::integer from gone
$$;
