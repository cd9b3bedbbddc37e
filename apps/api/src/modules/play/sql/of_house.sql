-- A message of our own game: a bet (its id is that of its round), a win, or a rollback.
create or replace function play.of_house(
  p_game_code text, p_uuid text, p_player_id bigint, p_round_ref text, p_cents bigint, p_token_hash bytea default null
) returns play.message language sql immutable as $$
  select row('house', p_uuid, p_token_hash, p_player_id, p_round_ref, p_uuid like 'win:%', p_game_code,
    case when p_cents is null then null else 'EUR' end, p_cents * 1000,
    case when p_uuid = p_round_ref then null else p_round_ref end, null)::play.message
$$;
