-- What our own game says to `play` of a bet. Its round there has its id.
create or replace function crash.message_of(p_bet crash.bet, p_uuid text, p_cents bigint, p_token_hash bytea default null)
returns play.message language sql stable as $$
  select row('house', p_uuid, p_token_hash, p_bet.player_id, p_bet.id::text, p_uuid like 'win:%', 'crash',
    case when p_cents is null then null else 'EUR' end, p_cents * 1000,
    case when p_uuid = p_bet.id::text then null else p_bet.id::text end, null)::play.message
$$;
