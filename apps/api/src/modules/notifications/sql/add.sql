-- Tells a player something, in the transaction of its cause.
create or replace function notifications.add(
  p_player_id bigint, p_kind text, p_key text, p_params jsonb, p_at timestamptz
) returns void language sql as $$
  insert into notifications.notification (player_id, kind, key, params, created_at)
  values (p_player_id, p_kind, p_key, p_params, p_at)
$$;
