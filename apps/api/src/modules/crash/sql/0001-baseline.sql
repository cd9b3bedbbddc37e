-- Our crash game (docs/crash-fairness.md): the chains that its rounds are drawn from, the rounds, and the bets in them.
-- The money is in the ledger and in `play`, provider `house`: each bet is a round there with one bet, and its id is
-- both (docs/decisions/0080).
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
  -- How many of its numbers are taken by rounds, from 1 on.
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
grant select, insert on crash.chain to casino_app;
grant update (salt, signature, salted_at, taken, late_at, ended_at, ended_by, ended_why) on crash.chain to casino_app;

-- The hash of the last round of a chain and of every thousandth, sealed by an identity key: any other is computed from
-- the next of them.
create table crash.mark (
  id bigint generated always as identity primary key,
  chain integer not null references crash.chain (number),
  number integer not null check (number > 0),
  sealed bytea not null,
  unique (chain, number)
);
grant select, insert on crash.mark to casino_app;

-- Times in which no chain could be played.
create table crash.standstill (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at)
);
create unique index standstill_open on crash.standstill ((true)) where ended_at is null;
grant select, insert on crash.standstill to casino_app;
grant update (ended_at) on crash.standstill to casino_app;

-- Our game, which no aggregator's catalogue has: figures of games and histories of players reference it. It is never
-- offered there.
insert into games.studio (name, slug) values ('Elite', 'elite');
insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, has_demo, first_seen_at,
  offered, licence_classes, position)
select 'crash', 'crash', 'Crash', s.id, c.id, c.id, '{}', true, '2026-11-25T00:00:00Z', false, '{}', 0
from games.studio s, games.sub_category c where s.name = 'Elite' and c.code = 'crash-games';

-- The leader that runs the rounds: one process at a time. A process that takes over raises the term, and what an
-- earlier term asks is refused.
create table crash.lead (
  id integer primary key check (id = 1),
  term bigint not null check (term >= 0),
  -- Empty: the last leader resigned, and any process may take over at once.
  holder text not null,
  -- Raised twice a second. A process that sees it unchanged for two of its own seconds may take over, which does not
  -- raise it.
  beat bigint not null default 0,
  -- The beat at the last check whether there is a leader, and since when there is none while the game is on.
  seen_beat bigint,
  unled_at timestamptz
);
grant select on crash.lead to casino_app;
grant update (term, holder, beat, seen_beat, unled_at) on crash.lead to casino_app;
insert into crash.lead (id, term, holder) values (1, 0, '');

create table crash.round (
  id bigint generated always as identity primary key,
  -- What it is drawn by. A number is taken once, so that no hash is used twice.
  chain integer not null references crash.chain (number),
  number integer not null check (number > 0),
  -- Whole cents, as they were when it opened.
  min_stake_cents bigint not null check (min_stake_cents > 0),
  max_stake_cents bigint not null,
  max_paid_cents bigint not null,
  opened_at timestamptz not null,
  took_off_at timestamptz check (took_off_at > opened_at),
  over_at timestamptz check (over_at >= opened_at),
  over_as text check (over_as in ('crashed', 'void')),
  -- Published from then on, never before.
  hash crash.hash,
  -- Hundredths.
  result integer check (result between 100 and 10000000),
  -- A person asked that it is broken off, and why.
  break_at timestamptz,
  break_by text,
  break_why text,
  -- Every bet of it has ended.
  settled_at timestamptz,
  unique (chain, number),
  check (max_stake_cents >= min_stake_cents and max_paid_cents >= max_stake_cents),
  check (num_nonnulls(over_at, over_as, hash, result) in (0, 4)),
  check (num_nonnulls(break_at, break_by, break_why) in (0, 3)),
  check (over_as <> 'crashed' or took_off_at is not null),
  check (settled_at is null or settled_at >= over_at)
);
create unique index round_open on crash.round ((true)) where over_at is null;
create index round_unsettled on crash.round (id) where settled_at is null;
create index round_over on crash.round (over_at);
grant select, insert on crash.round to casino_app;
grant update (took_off_at, over_at, over_as, hash, result, break_at, break_by, break_why,
  settled_at) on crash.round to casino_app;

-- No foreign key to its round: it would lock the round for every bet, and the audit compares.
create table crash.bet (
  id uuid primary key,
  round_id bigint not null,
  player_id bigint not null,
  panel text not null check (panel in ('a', 'b')),
  stake_cents bigint not null check (stake_cents > 0),
  -- Where it leaves automatically, hundredths.
  target integer check (target between 101 and 10000000),
  -- Placed by a plan that its player made.
  is_auto boolean not null,
  placed_at timestamptz not null,
  ended_as text check (ended_as in ('cashedOut', 'lost', 'cancelled', 'refunded')),
  ended_at timestamptz,
  -- Where it left, hundredths, and what it was paid.
  left_at integer check (left_at between 101 and 10000000),
  paid_cents bigint check (paid_cents >= 0),
  -- It left without its player: at its target, or where it could win no more.
  is_by_itself boolean,
  -- It could not be ended, and a person has to look why.
  stuck_at timestamptz,
  check (stuck_at is null or ended_as is null),
  check ((ended_as is null) = (ended_at is null)),
  check (num_nonnulls(left_at, paid_cents, is_by_itself) = case when ended_as = 'cashedOut' then 3 else 0 end)
);
-- One at each panel.
create unique index bet_here on crash.bet (round_id, player_id, panel) where ended_as is distinct from 'cancelled';
create index bet_open on crash.bet (round_id) where ended_as is null;
create index bet_stuck on crash.bet (id) where stuck_at is not null;
create index bet_of_player on crash.bet (player_id, placed_at desc, id);
create index bet_paid on crash.bet (paid_cents desc, ended_at) where ended_as = 'cashedOut';
grant select, insert on crash.bet to casino_app;
grant update (ended_as, ended_at, left_at, paid_cents, is_by_itself, stuck_at) on crash.bet to casino_app;

-- How a bet is to end, and the result: what its player has now, as `play` says it.
create type crash.ending as (id uuid, ended_as text, left_at integer, paid_cents bigint, is_by_itself boolean);
create type crash.ended as (id uuid, player_id bigint, balance bigint, purse text, cash bigint);

-- The demo of our own game: its bets fly in the same rounds, with play money. Nothing of it is in the ledger, in `play`
-- or in the log.
create table crash.demo (
  id bigint generated always as identity primary key,
  -- Whose it is: a player's, or that of a visitor, by the hash of the token of their demo period.
  player_id bigint unique,
  token_hash bytea unique check (length(token_hash) = 32),
  -- When a visitor's period ends.
  ends_at timestamptz,
  balance_cents bigint not null check (balance_cents >= 0),
  opened_at timestamptz not null,
  check (num_nonnulls(player_id, token_hash) = 1),
  check ((token_hash is null) = (ends_at is null))
);
create index demo_end on crash.demo (ends_at) where ends_at is not null;
grant select, insert, delete on crash.demo to casino_app;
grant update (balance_cents) on crash.demo to casino_app;

create table crash.demo_bet (
  id uuid primary key,
  demo_id bigint not null references crash.demo (id) on delete cascade,
  round_id bigint not null,
  panel text not null check (panel in ('a', 'b')),
  stake_cents bigint not null check (stake_cents > 0),
  target integer check (target between 101 and 10000000),
  placed_at timestamptz not null,
  ended_as text check (ended_as in ('cashedOut', 'lost', 'cancelled', 'refunded')),
  ended_at timestamptz,
  left_at integer check (left_at between 101 and 10000000),
  paid_cents bigint check (paid_cents >= 0),
  is_by_itself boolean,
  check ((ended_as is null) = (ended_at is null)),
  check (num_nonnulls(left_at, paid_cents, is_by_itself) = case when ended_as = 'cashedOut' then 3 else 0 end)
);
create unique index demo_bet_here on crash.demo_bet (round_id, demo_id, panel) where ended_as is distinct from 'cancelled';
create index demo_bet_of_demo on crash.demo_bet (demo_id);
create index demo_bet_placed on crash.demo_bet (placed_at);
grant select, insert, delete on crash.demo_bet to casino_app;
grant update (ended_as, ended_at, left_at, paid_cents, is_by_itself) on crash.demo_bet to casino_app;

-- A bet that was lost or left too low by a fault of ours is paid what it should have been, when two persons say so.
create table crash.resettlement (
  id bigint generated always as identity primary key,
  bet_id uuid not null references crash.bet (id),
  player_id bigint not null,
  -- Where it should have left, hundredths; what it was paid when it was proposed, and what it is paid beside that.
  leaves_at integer not null check (leaves_at between 101 and 10000000),
  paid_cents bigint not null check (paid_cents >= 0),
  more_cents bigint not null check (more_cents > 0),
  why text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  ended_as text check (ended_as in ('done', 'withdrawn')),
  ended_by text,
  ended_at timestamptz check (ended_at >= proposed_at),
  check (num_nonnulls(ended_as, ended_by, ended_at) in (0, 3)),
  check (ended_as is distinct from 'done' or ended_by <> proposed_by)
);
create unique index resettlement_open on crash.resettlement (bet_id) where ended_as is null;
create index resettlement_of_player on crash.resettlement (player_id);
grant select, insert on crash.resettlement to casino_app;
grant update (ended_as, ended_by, ended_at) on crash.resettlement to casino_app;
