-- What operators may change without a release: numbers, policies, texts.
create schema content;
grant usage on schema content to casino_app;

create table content.settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default '2026-11-01T00:00:00Z'
);

-- Features that the law may forbid (behaviour section 1). A change leaves a row in policy_change.
create table content.policy (
  feature text primary key,
  state text not null check (state in ('on', 'off', 'infoOnly')),
  -- Why a Belgian compliance officer would have to clear it.
  concern text not null
);
create table content.policy_change (
  id bigint generated always as identity primary key,
  feature text not null references content.policy (feature),
  from_state text not null,
  to_state text not null,
  changed_at timestamptz not null,
  changed_by text not null
);

create table content.page (
  id bigint generated always as identity primary key,
  name text not null unique,
  slug_en text not null unique,
  slug_fr text not null unique,
  slug_nl text not null unique,
  title jsonb not null,
  content jsonb not null,
  updated_at timestamptz not null
);

grant select, insert, update on content.settings, content.policy, content.page to casino_app;
grant select, insert on content.policy_change to casino_app;
