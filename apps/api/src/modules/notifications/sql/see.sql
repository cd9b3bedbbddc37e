-- is_theirs is false for an unknown id and for one of another player.
create or replace function notifications.see(p_player_id bigint, p_id bigint, p_at timestamptz)
returns table (is_theirs boolean, is_changed boolean) language sql as $$
  with changed as (
    update notifications.notification n set seen_at = p_at
    where n.id = p_id and n.player_id = p_player_id and n.seen_at is null returning n.id
  )
  select exists (select from notifications.notification n where n.id = p_id and n.player_id = p_player_id),
    exists (select from changed)
$$;
