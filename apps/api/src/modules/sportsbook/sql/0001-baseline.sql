-- The sports book: sessions that its provider knows, the bets made in them, and every message that moved or refused
-- money (docs/decisions/0084). Amounts are 10⁻⁵ euro.
create schema sportsbook;
grant usage on schema sportsbook to casino_app;

-- A session of the sports book, of one log-in. Its number is what tokens carry as `jti` and bets name; it is no secret,
-- the token is.
create table sportsbook.session (
  id bigint generated always as identity primary key,
  ref uuid not null unique,
  player_id bigint not null,
  login_session_id bigint not null,
  opened_at timestamptz not null,
  unique (login_session_id)
);
create index session_of_player on sportsbook.session (player_id, opened_at);
grant select, insert on sportsbook.session to casino_app;

create domain sportsbook.amount as bigint check (value >= 0);
-- How a bet stands: nothing yet, or the one result that has not been taken back.
create domain sportsbook.result as text check (value in ('won', 'cashedOut', 'lost', 'refunded'));

create table sportsbook.bet (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The provider's name of the stake, and of the slip it belongs to.
  uuid text not null,
  slip text not null,
  player_id bigint not null,
  session_id bigint not null,
  stake bigint not null check (stake > 0),
  -- What the slip pays where all of it comes true, as the provider said, and its odds in thousandths.
  potential_win sportsbook.amount not null,
  odds_thousandths bigint not null check (odds_thousandths >= 1000),
  -- What was bet on, for its player to read.
  legs jsonb not null,
  -- The Belgian day that it counts on, and everything that is paid for it.
  day date not null,
  placed_at timestamptz not null,
  confirmed_at timestamptz,
  discarded_at timestamptz,
  -- The result that stands, the message that brought it, and what was paid for it.
  result sportsbook.result,
  result_uuid text,
  paid sportsbook.amount not null default 0,
  resulted_at timestamptz,
  -- Its provider's word that the result that stands is the last.
  settled_at timestamptz,
  -- Open for longer than any event takes: a person asks its provider.
  overdue_at timestamptz,
  -- Who proposed that a bet without a result is refunded, and why; another person does it.
  void_by text,
  void_why text,
  unique (provider, uuid),
  constraint bet_result_is_whole check (num_nulls(result, result_uuid, resulted_at) in (0, 3)),
  constraint bet_without_result_paid_nothing check (result is not null or paid = 0),
  constraint bet_lost_paid_nothing check (result <> 'lost' or paid = 0),
  constraint bet_refunded_is_its_stake check (result <> 'refunded' or paid = stake),
  constraint bet_discarded_has_no_result check (discarded_at is null or result is null),
  constraint bet_settled_has_a_result check (settled_at is null or result is not null),
  constraint bet_void_is_whole check ((void_by is null) = (void_why is null))
);
create index bet_of_player on sportsbook.bet (player_id, placed_at desc);
create index bet_open on sportsbook.bet (placed_at) where result is null and discarded_at is null;
create index bet_overdue on sportsbook.bet (overdue_at) where overdue_at is not null;
grant select, insert on sportsbook.bet to casino_app;
grant update (confirmed_at, discarded_at, result, result_uuid, paid, resulted_at, settled_at, overdue_at, void_by,
  void_why) on sportsbook.bet to casino_app;

-- One row for each message that named a transaction, refused stakes included: the same name gets the same answer for
-- ever. A tombstone stands for a stake that was discarded, or a result that was taken back, before it came.
create table sportsbook.transaction (
  provider text not null,
  uuid text not null,
  kind text not null check (kind in ('stake', 'won', 'cashedOut', 'lost', 'refunded', 'takeBack', 'tombstone')),
  player_id bigint not null,
  -- Null for a stake that was refused, and for a tombstone.
  bet_id bigint,
  -- Of a take-back: the result it names.
  reference_uuid text,
  amount sportsbook.amount not null,
  status text not null,
  balance_after bigint not null,
  at timestamptz not null,
  -- By which message a result was taken back; a discard has no name of its own, and is `discard:` with that of its
  -- stake.
  undone_by text,
  primary key (provider, uuid)
);
create index transaction_of_bet on sportsbook.transaction (bet_id) where bet_id is not null;
grant select, insert on sportsbook.transaction to casino_app;
grant update (undone_by) on sportsbook.transaction to casino_app;

-- What a message about a bet says, whatever it asks for; what a kind of message has not is null.
create type sportsbook.message as (
  provider text,
  uuid text,
  player_id bigint,
  bet_id bigint,
  reference_uuid text,
  amount bigint,
  currency text
);
-- What is staked on.
create type sportsbook.slip as (ref text, potential_win bigint, odds_thousandths bigint, legs jsonb);

-- What the provider of the sports book said of a bet and we could not book: its books and ours differ until a person
-- has found out which of them is right.
create table sportsbook.contradiction (
  id bigint generated always as identity primary key,
  provider text not null,
  uuid text not null,
  player_id bigint not null,
  -- Our number as the message gave it: there may be no such bet.
  bet_id bigint not null,
  kind text not null check (kind in ('won', 'cashedOut', 'lost', 'refunded', 'takeBack')),
  amount sportsbook.amount not null,
  -- What it was refused with.
  status text not null,
  at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  why text,
  unique (provider, uuid),
  constraint contradiction_end_is_whole check (num_nulls(closed_at, closed_by, why) in (0, 3))
);
create index contradiction_open on sportsbook.contradiction (id) where closed_at is null;
grant select, insert on sportsbook.contradiction to casino_app;
grant update (closed_at, closed_by, why) on sportsbook.contradiction to casino_app;

-- Players whose purse of the sports book is below zero, because what a result had paid was spent before that was
-- reversed. Who proposed that it is written off, and why; another person does it.
create table sportsbook.debt (
  player_id bigint primary key,
  since timestamptz not null,
  proposed_by text,
  why text,
  constraint debt_proposal_is_whole check ((proposed_by is null) = (why is null))
);
grant select, insert, delete on sportsbook.debt to casino_app;
grant update (proposed_by, why) on sportsbook.debt to casino_app;

-- What was restored to a purse from what its provider has won with us.
create table sportsbook.write_off (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  provider text not null,
  amount sportsbook.amount not null check (amount > 0),
  at timestamptz not null,
  proposed_by text not null,
  operator text not null,
  why text not null
);
create index write_off_of_player on sportsbook.write_off (player_id);
grant select, insert on sportsbook.write_off to casino_app;
