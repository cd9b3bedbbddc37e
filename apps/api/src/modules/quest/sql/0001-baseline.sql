-- Elite Quest: a week with five tasks, which players join. The pool is in the ledger.
-- Amounts are units of 10⁻⁵ euro.
create schema quest;
grant usage on schema quest to casino_app;

create table quest.week (
  id bigint generated always as identity primary key,
  -- Of the Belgian calendar; its instants are [begins_at, ends_at).
  monday date not null unique,
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  tasks jsonb not null,
  -- What each player adds, and by what percentages the first places share.
  adds bigint not null check (adds > 0 and adds % 1000 = 0),
  percents integer[] not null check (cardinality(percents) = 10),
  players integer not null default 0 check (players >= 0),
  state text not null default 'open' check (state in ('open', 'over', 'cancelled')),
  -- Its end was announced, and it was counted or called off.
  told_at timestamptz,
  ended_at timestamptz,
  -- What went back to the casino: all of it where it was called off or nobody had a point.
  returned bigint not null default 0 check (returned >= 0),
  check ((state = 'open') = (ended_at is null))
);
create index week_open on quest.week (ends_at) where state = 'open';
grant select, insert on quest.week to casino_app;
grant update (tasks, players, state, told_at, ended_at, returned) on quest.week to casino_app;

-- What operators did with a week, and why.
create table quest.act (
  id bigint generated always as identity primary key,
  week_id bigint not null references quest.week (id),
  act text not null check (act in ('changed', 'cancelled')),
  -- The tasks as they were before they were changed.
  before jsonb,
  by text not null,
  why text not null,
  at timestamptz not null
);
create index act_of_week on quest.act (week_id);
grant select, insert on quest.act to casino_app;

create table quest.entry (
  id bigint generated always as identity primary key,
  week_id bigint not null references quest.week (id),
  player_id bigint not null,
  joined_at timestamptz not null,
  -- The games that they had played before they joined, where a task asks for others.
  knew integer[] not null,
  -- How far each task has come, in the order of the week.
  progress jsonb not null,
  points integer not null default 0 check (points >= 0),
  -- When the last of the tasks that are done was.
  reached_at timestamptz,
  -- Once the week was counted: which place it is, and what that pays.
  place integer check (place > 0),
  prize bigint check (prize > 0 and prize % 1000 = 0),
  -- Whether the subscriber that counts bets has processed that its player joined: a bet that the log has before that
  -- counts for nothing, also one of the same millisecond, and whether the log is read at once or later.
  is_heard boolean not null default false,
  unique (week_id, player_id),
  unique (week_id, place),
  check ((points = 0) = (reached_at is null)),
  check (prize is null or place <= 10 and points > 0)
)
-- How far its tasks have come changes with every batch, and hardly ever its points: half-empty pages keep that in
-- place, without a new row in each of five indexes.
with (fillfactor = 50);
create index entry_of_player on quest.entry (player_id, week_id);
create index entry_ranking on quest.entry (week_id, points desc, reached_at, id);
create index entry_won on quest.entry (player_id, id) where prize is not null;
grant select, insert on quest.entry to casino_app;
grant update (progress, points, reached_at, place, prize, is_heard) on quest.entry to casino_app;

-- Every bet that counts, in the order of the event log: from these a player's tasks can be counted again. A bet is
-- written once and rarely looked for: one index serves every search. It begins with the entry, of which its player has
-- one a week, so that a bet that is refunded, a round that is annulled and a person's own bets are found by their
-- player. No foreign key: it would lock the entry for every bet, and the audit compares (I24).
create table quest.bet (
  id bigint generated always as identity,
  entry_id bigint not null,
  provider text not null,
  uuid text not null,
  round_ref text not null,
  game_id bigint not null,
  stake bigint not null,
  win bigint not null,
  category text,
  studio text,
  accepted_at timestamptz not null,
  settled_at timestamptz not null,
  -- It was refunded, and no longer counts.
  voided_at timestamptz,
  primary key (entry_id, provider, uuid)
);
grant select, insert on quest.bet to casino_app;
grant update (voided_at) on quest.bet to casino_app;
