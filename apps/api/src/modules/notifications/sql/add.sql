-- Inserts a notification and returns the subscriptions to push to.
create or replace function notifications.add(
  p_player_id bigint, p_kind text, p_key text, p_params jsonb, p_at timestamptz
) returns setof bigint language sql as $$
  insert into notifications.notification (player_id, kind, key, params, created_at)
  values (p_player_id, p_kind, p_key, p_params, p_at);

  select s.id from notifications.subscription s
  where s.player_id = p_player_id and not exists (
    select from notifications.preference p
    where p.player_id = s.player_id and p.kind = p_kind and p.channel = 'push' and not p.is_on
  )
  order by s.id
$$;
