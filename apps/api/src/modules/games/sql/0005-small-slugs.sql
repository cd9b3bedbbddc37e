-- Addresses are written in small letters: one with capitals is led to the same in small ones.
update games.game set slug = lower(slug) where slug <> lower(slug);
update games.studio set slug = lower(slug) where slug <> lower(slug);
alter table games.game add constraint game_slug_small check (slug = lower(slug));
alter table games.studio add constraint studio_slug_small check (slug = lower(slug));
alter table games.category add constraint category_slug_small check (slug::text = lower(slug::text));
