-- Addresses are written in small letters: one with capitals is led to the same in small ones.
alter table content.page add constraint page_slugs_small check (
  slug_en = lower(slug_en) and slug_fr = lower(slug_fr) and slug_nl = lower(slug_nl)
);
