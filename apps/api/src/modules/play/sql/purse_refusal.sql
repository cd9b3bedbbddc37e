-- Null where the purse may be staked from.
create or replace function play.purse_refusal(p_id bigint, p_amount bigint, p_game_code text, p_now timestamptz) returns text
language sql stable as $$
  select case
    when p.closed_at is not null or p.ends_at <= p_now then 'tokenExpired'
    when p_amount > p.largest_stake then 'limitReached'
    when p_game_code <> all(p.game_codes) then 'gameInvalid'
  end
  from play.purse p where p.id = p_id
$$;
