-- Banners; and for pages of text, which had neither, a time in which they are shown and versions.
create table content.banner (
  id bigint generated always as identity primary key,
  name text not null unique,
  -- The order in which they are shown, the lowest first.
  position integer not null check (position between 0 and 99),
  title jsonb not null,
  text jsonb not null,
  picture text not null,
  -- The page of ours that it leads to, by its name in the table of addresses.
  page text not null,
  -- The policy that has to be on while it is shown; null for none.
  policy text,
  -- What advertises play is not shown to players who are excluded or on a break.
  is_promotion boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  version integer not null,
  updated_at timestamptz not null,
  check (ends_at > starts_at)
);

alter table content.page
  -- Written by operators: without an address in the table of addresses.
  add column is_custom boolean not null default false,
  add column starts_at timestamptz not null default '2026-11-01T00:00:00Z',
  add column ends_at timestamptz,
  add column version integer not null default 1,
  add check (ends_at > starts_at);
alter table content.page alter column starts_at drop default;

-- Each version of a banner or a page as it was written; never changed or deleted.
create table content.version (
  kind text not null check (kind in ('banner', 'page')),
  name text not null,
  version integer not null,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  why text not null,
  primary key (kind, name, version)
);

grant select, insert, update on content.banner to casino_app;
grant select, insert on content.version to casino_app;
