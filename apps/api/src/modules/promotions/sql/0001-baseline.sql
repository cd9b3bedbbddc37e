-- Bills: what is shown of the promotions that run, in each language, from when until when.
create schema promotions;
grant usage on schema promotions to casino_app;

create table promotions.bill (
  -- In its address too.
  bonus_id text primary key check (bonus_id ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
  title jsonb not null,
  text jsonb not null,
  terms jsonb not null,
  picture text not null check (picture in ('sun', 'curtain', 'window', 'stairs', 'ticket', 'letter')),
  -- The feature that it is about, whose policy it obeys; null for none.
  policy text,
  shown_from timestamptz not null,
  shown_until timestamptz check (shown_until > shown_from),
  state text not null default 'draft' check (state in ('draft', 'published', 'takenDown'))
);
create index bill_published on promotions.bill (shown_from) where state = 'published';
grant select, insert on promotions.bill to casino_app;
grant update (title, text, terms, picture, policy, shown_from, shown_until, state) on promotions.bill to casino_app;

-- Who did what with a bill, and why. A bill that is written anew keeps how it read before.
create table promotions.act (
  id bigint generated always as identity primary key,
  bonus_id text not null references promotions.bill (bonus_id),
  act text not null check (act in ('written', 'published', 'takenDown')),
  -- The bill as it reads since.
  bill jsonb not null,
  by text not null,
  why text not null,
  at timestamptz not null
);
create index act_of_bill on promotions.act (bonus_id, id);
grant select, insert on promotions.act to casino_app;
