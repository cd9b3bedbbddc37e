-- Slug, position, licence classes and visibility are written once and then belong to the operator, whose sub-category
-- lasts until the aggregator changes its own. Returns added and changed games; unchanged rows are not touched.
create or replace function games.write_games(p_games jsonb) returns table (code text, added boolean)
language sql as $$
  insert into games.game as g (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes,
    return_percent, volatility, min_bet_cents, max_bet_cents, has_demo, released_on, artwork_url, first_seen_at, offered,
    licence_classes, position)
  select i.code, i.slug, i.name, s.id, u.id, u.id, array(select jsonb_array_elements_text(i.themes)),
    i."returnPercent", i.volatility, i."minBetCents", i."maxBetCents", i."hasDemo", i."releasedOn",
    i."artworkUrl", i."firstSeenAt", i.offered, c.licence_classes, i.position
  from jsonb_to_recordset(p_games) as i (code text, slug text, name text, studio text, "subCategory" text,
    themes jsonb, "returnPercent" numeric, volatility smallint, "minBetCents" bigint, "maxBetCents" bigint,
    "hasDemo" boolean, "releasedOn" date, "artworkUrl" text, "firstSeenAt" timestamptz, offered boolean, position integer)
  join games.studio s on s.name = i.studio
  join games.sub_category u on u.code = i."subCategory"
  join games.category c on c.id = u.category_id
  order by i.position
  on conflict (code) do update set name = excluded.name, studio_id = excluded.studio_id,
    sub_category_id = case when g.offered_sub_category_id = excluded.offered_sub_category_id
      then g.sub_category_id else excluded.sub_category_id end,
    offered_sub_category_id = excluded.offered_sub_category_id, themes = excluded.themes,
    return_percent = excluded.return_percent, volatility = excluded.volatility,
    min_bet_cents = excluded.min_bet_cents, max_bet_cents = excluded.max_bet_cents,
    has_demo = excluded.has_demo, released_on = excluded.released_on, artwork_url = excluded.artwork_url, offered = excluded.offered
  where (g.name, g.studio_id, g.offered_sub_category_id, g.themes, g.return_percent, g.volatility,
      g.min_bet_cents, g.max_bet_cents, g.has_demo, g.released_on, g.artwork_url, g.offered)
    is distinct from (excluded.name, excluded.studio_id, excluded.offered_sub_category_id, excluded.themes,
      excluded.return_percent, excluded.volatility, excluded.min_bet_cents, excluded.max_bet_cents,
      excluded.has_demo, excluded.released_on, excluded.artwork_url, excluded.offered)
  returning g.code, (xmax = 0)
$$;
