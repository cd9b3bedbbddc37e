-- What operators may change without a release: settings, policies, pages of text and banners.
create schema content;
grant usage on schema content to casino_app;

-- A casino inserts what its modules declare and is missing when it opens.
create table content.settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
grant select, insert, update on content.settings to casino_app;

-- Every change of a setting; never changed or deleted.
create table content.setting_change (
  id bigint generated always as identity primary key,
  key text not null,
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  why text not null
);
grant select, insert on content.setting_change to casino_app;

-- Features that the law may forbid.
create table content.policy (
  feature text primary key,
  state text not null check (state in ('on', 'off', 'infoOnly')),
  -- Why a Belgian compliance officer would have to clear it.
  concern text not null
);
grant select, insert, update on content.policy to casino_app;

-- Every change of a policy; never changed or deleted, and readable when its feature no longer exists.
create table content.policy_change (
  id bigint generated always as identity primary key,
  feature text not null,
  from_state text not null,
  to_state text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  why text
);
grant select, insert on content.policy_change to casino_app;

create table content.page (
  id bigint generated always as identity primary key,
  name text not null unique,
  -- Addresses are written in small letters: one with capitals is redirected to the same in small ones.
  slug_en text not null unique,
  slug_fr text not null unique,
  slug_nl text not null unique,
  title jsonb not null,
  content jsonb not null,
  updated_at timestamptz not null,
  -- Written by operators: without an address in the table of addresses.
  is_custom boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz,
  version integer not null default 1,
  constraint page_slugs_small check (
    slug_en = lower(slug_en) and slug_fr = lower(slug_fr) and slug_nl = lower(slug_nl)
  ),
  check (ends_at > starts_at)
);
grant select, insert, update on content.page to casino_app;

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
grant select, insert, update on content.banner to casino_app;

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
grant select, insert on content.version to casino_app;
