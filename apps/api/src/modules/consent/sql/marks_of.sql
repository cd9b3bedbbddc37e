-- Browsers of consent choices and origins of players, for comparison only.
create or replace function consent.marks_of(p_players bigint[]) returns table (player_id bigint, mark text, value text)
language sql stable as $$
  select c.player_id, 'device', c.device_id::text from consent.choice c where c.player_id = any(p_players)
  union
  select o.player_id, 'device', o.device_id::text from consent.origin o where o.player_id = any(p_players)
$$;
