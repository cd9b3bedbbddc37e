-- By what players could be found to be one person or to live in one place: the hash of their name with their birth date, and
-- their address without its signs. Two accounts of one number there are none. For comparing only.
create or replace function players.marks_of(p_players bigint[]) returns table (player_id bigint, mark text, value text)
language sql stable as $$
  select p.id, m.mark, m.value
  from players.player p
  cross join lateral (values
    ('person', encode(p.name_key, 'hex')),
    ('address', lower(regexp_replace(p.country_code || p.postal_code || p.address, '[^[:alnum:]]', '', 'g')))
  ) m (mark, value)
  where p.id = any(p_players) and m.value is not null
$$;
