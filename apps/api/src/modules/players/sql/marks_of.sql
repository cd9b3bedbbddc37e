-- Marks by which accounts may belong to one person or household: the key of name and birth date, and the normalised
-- postal address. For comparison only; a national number is unique already.
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
