-- The crash game of the house (docs/crash-fairness.md). Here are the chains that its rounds are drawn from.
create schema crash;
grant usage on schema crash to casino_app;

create domain crash.hash as text check (value ~ '^[0-9a-f]{64}$');

create table crash.chain (
  number integer primary key check (number > 0),
  length integer not null check (length > 0),
  terminating_hash crash.hash not null unique,
  -- Where its salt will come from: a round of a public beacon, the key that signs it, and when it is drawn.
  beacon crash.hash not null,
  beacon_key text not null check (beacon_key ~ '^[0-9a-f]{192}$'),
  beacon_round bigint not null check (beacon_round > 0),
  beacon_at timestamptz not null,
  committed_at timestamptz not null,
  -- What the beacon drew and its signature, taken once.
  salt crash.hash,
  signature text check (signature ~ '^[0-9a-f]{96}$'),
  salted_at timestamptz,
  -- So many of its numbers are taken by rounds, from 1 on.
  taken integer not null default 0,
  -- Since when a person has to look why it has no salt.
  late_at timestamptz,
  -- Given up by a person: no more of its numbers are taken.
  ended_at timestamptz,
  ended_by text,
  ended_why text,
  check (beacon_at >= committed_at + interval '1 hour'),
  check (salted_at >= beacon_at),
  check (num_nonnulls(salt, signature, salted_at) in (0, 3)),
  check (num_nonnulls(ended_at, ended_by, ended_why) in (0, 3)),
  check (taken between 0 and length and (taken = 0 or salt is not null))
);

-- The hash of the last round of a chain and of every thousandth, sealed by an identity key: any other is made of the next of them.
create table crash.mark (
  id bigint generated always as identity primary key,
  chain integer not null references crash.chain (number),
  number integer not null check (number > 0),
  sealed bytea not null,
  unique (chain, number)
);

-- While no chain can be played the game stands still.
create table crash.standstill (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at)
);
create unique index standstill_open on crash.standstill ((true)) where ended_at is null;

grant select, insert on crash.chain, crash.mark, crash.standstill to casino_app;
grant update (salt, signature, salted_at, taken, late_at, ended_at, ended_by, ended_why) on crash.chain to casino_app;
grant update (ended_at) on crash.standstill to casino_app;
