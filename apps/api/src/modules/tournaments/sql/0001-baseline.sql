-- Tournaments: what is offered, who entered, which of their bets counted, and the results. The money is in the ledger.
-- Amounts are units of 10⁻⁵ euro, points are thousandths, shares of the pool millionths.
create schema tournaments;
grant usage on schema tournaments to casino_app;

create table tournaments.tournament (
  id bigint generated always as identity primary key,
  -- The first of those that repeat each other; null: itself.
  series_id bigint references tournaments.tournament (id),
  name jsonb not null,
  type text not null check (type in ('cash', 'credit', 'cashPoint')),
  scoring text not null check (scoring in ('bestMultiplier', 'sumOfMultipliers', 'totalWon', 'totalStaked')),
  -- Points for each multiple or euro, and the most that one bet brings.
  points_each integer not null check (points_each > 0),
  cap_points integer check (cap_points > 0),
  least_stake bigint not null check (least_stake > 0),
  -- The first so many bets of an entry count, and as many again after each rebuy; all where there is none.
  bets_at_most integer check (bets_at_most > 0),
  -- The games that take part; null: every game.
  games integer[],
  entry_fee bigint not null check (entry_fee >= 0 and entry_fee % 1000 = 0),
  rebuy_fee bigint not null check (rebuy_fee >= 0 and rebuy_fee % 1000 = 0),
  rebuys_at_most integer not null check (rebuys_at_most >= 0),
  -- What an entry and each rebuy buy to play with; only where it is played with credit.
  credit bigint check (credit > 0),
  -- What the casino adds.
  house bigint not null check (house >= 0 and house % 1000 = 0),
  entries_at_least integer not null check (entries_at_least > 0),
  entries_at_most integer,
  -- Entered from the first on and before the last; played between the others.
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  grace_minutes integer not null check (grace_minutes >= 0),
  -- From the first place on: up to which place, and what part of the pool each of them is.
  prizes jsonb not null,
  state text not null default 'draft'
    check (state in ('draft', 'announced', 'registering', 'running', 'calculating', 'finished', 'cancelled')),
  cancelled_for text check (cancelled_for in ('tooFew', 'nobodyScored', 'byHouse')),
  -- The end was published to the subscriber that scores; the results are final.
  due_at timestamptz,
  ended_at timestamptz,
  -- Who is in it, and what they paid.
  entries integer not null default 0 check (entries >= 0),
  fees bigint not null default 0 check (fees >= 0),
  -- In points what the casino adds and what entries win are thousandths of an ElitePoint, and nothing is set aside:
  -- points are made when they are given.
  prizes_in text not null check (prizes_in in ('cash', 'points')),
  check (opens_at < closes_at and opens_at <= begins_at and begins_at < ends_at and begins_at <= closes_at and closes_at <= ends_at),
  check (entries_at_most is null or entries_at_most >= entries_at_least),
  check (entries <= entries_at_most),
  check ((credit is null) = (type <> 'credit')),
  check ((state = 'cancelled') = (cancelled_for is not null)),
  check ((state in ('finished', 'cancelled')) = (ended_at is not null)),
  check (prizes_in = 'cash' or type = 'cashPoint')
);
create index tournament_current on tournaments.tournament (begins_at)
  where state in ('announced', 'registering', 'running', 'calculating');
create index tournament_previous on tournaments.tournament (ended_at) where ended_at is not null;
create index tournament_of_series on tournaments.tournament (series_id);
grant select, insert on tournaments.tournament to casino_app;
grant update (state, cancelled_for, closes_at, ends_at, due_at, ended_at, entries,
  fees) on tournaments.tournament to casino_app;

-- What operators did with a tournament, and why.
create table tournaments.act (
  id bigint generated always as identity primary key,
  tournament_id bigint not null references tournaments.tournament (id),
  act text not null check (act in ('created', 'published', 'stopped')),
  by text not null,
  why text not null,
  at timestamptz not null
);
create index act_of_tournament on tournaments.act (tournament_id, id);
grant select, insert on tournaments.act to casino_app;

create table tournaments.entry (
  id bigint generated always as identity primary key,
  tournament_id bigint not null references tournaments.tournament (id),
  player_id bigint not null,
  entered_at timestamptz not null,
  -- In it; left before it began; paid back because it was cancelled, or its player may not play.
  state text not null default 'in' check (state in ('in', 'left', 'paidBack')),
  ended_at timestamptz,
  rebuys integer not null default 0 check (rebuys >= 0),
  -- What counted, what it scored, and when that was reached.
  bets integer not null default 0 check (bets >= 0),
  points bigint not null default 0 check (points >= 0),
  reached_at timestamptz,
  -- Its result when the tournament was over.
  rank integer check (rank > 0),
  won bigint check (won > 0 and won % 1000 = 0),
  -- The purse of an entry into a tournament that is played with credit, from when its player first asks to play. Closed
  -- when its tournament is over, or the entry is.
  purse_id bigint unique,
  purse_closed_at timestamptz,
  -- How much of what was paid for an entry, and for more bets in it, the subscriber that scores has processed: a bet
  -- that the log has before that is not paid for by it, also one of the same millisecond, and whether the log is read
  -- at once or later. Null: all of it.
  heard integer check (heard >= 0),
  check ((state = 'in') = (ended_at is null)),
  check ((points > 0) = (reached_at is not null)),
  check (won is null or rank is not null),
  constraint entry_purse_was_open check (purse_closed_at is null or purse_id is not null)
)
-- Scores change with every batch: half-empty pages keep them in place, and no index holds them. Boards are sorted when
-- they are published, once a second at most.
with (fillfactor = 50);
create unique index entry_in on tournaments.entry (tournament_id, player_id) where state = 'in';
create index entry_of_player on tournaments.entry (player_id, id);
create index entry_purse_open on tournaments.entry (id) where purse_id is not null and purse_closed_at is null;
grant select, insert on tournaments.entry to casino_app;
grant update (state, ended_at, rebuys, bets, points, reached_at, rank, won, purse_id, purse_closed_at,
  heard) on tournaments.entry to casino_app;

-- What was paid for an entry and for each rebuy.
create table tournaments.fee (
  id bigint generated always as identity primary key,
  entry_id bigint not null references tournaments.entry (id),
  player_id bigint not null,
  is_rebuy boolean not null,
  amount bigint not null check (amount > 0 and amount % 1000 = 0),
  paid_at timestamptz not null,
  returned_at timestamptz
);
create index fee_of_entry on tournaments.fee (entry_id);
grant select, insert on tournaments.fee to casino_app;
grant update (returned_at) on tournaments.fee to casino_app;

-- What one operator proposed and another has to confirm: that a tournament ends at once, or that an entry is taken out
-- of it.
create table tournaments.proposal (
  id bigint generated always as identity primary key,
  tournament_id bigint not null references tournaments.tournament (id),
  entry_id bigint references tournaments.entry (id),
  why text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  ended_as text check (ended_as in ('confirmed', 'withdrawn')),
  ended_by text,
  ended_at timestamptz,
  check (num_nonnulls(ended_as, ended_by, ended_at) in (0, 3)),
  constraint proposal_by_two check (ended_as is distinct from 'confirmed' or ended_by <> proposed_by)
);
create unique index proposal_waiting on tournaments.proposal (tournament_id, coalesce(entry_id, 0)) where ended_as is null;
grant select, insert on tournaments.proposal to casino_app;
grant update (ended_as, ended_by, ended_at) on tournaments.proposal to casino_app;

-- A bet that counted, once in each tournament; one that was refunded no longer counts. A bet is written once and rarely
-- looked for: one index serves every search. It begins with the entry, which knows its tournament and its player. No
-- foreign key: it would lock the entry for every bet, and the audit compares (I23).
create table tournaments.bet (
  provider text not null,
  uuid text not null,
  entry_id bigint not null,
  round_ref text not null,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  points bigint not null check (points >= 0),
  -- When it was accepted, and when its round was over.
  at timestamptz not null,
  settled_at timestamptz not null,
  voided_at timestamptz,
  primary key (entry_id, provider, uuid)
);
grant select, insert on tournaments.bet to casino_app;
grant update (voided_at) on tournaments.bet to casino_app;

-- A board as it was published last, by pages of 500 places: its entries in their order, their points, and the instants,
-- ms, at which they had them. A page that has not changed is not written again.
create table tournaments.board (
  tournament_id bigint primary key references tournaments.tournament (id),
  published_at timestamptz not null,
  places integer not null
);
grant select, insert on tournaments.board to casino_app;
grant update (published_at, places) on tournaments.board to casino_app;

create table tournaments.board_page (
  tournament_id bigint not null,
  page integer not null check (page >= 0),
  -- Written whole, again and again: compressing it took longer than writing it as it is.
  entries bigint[] storage external not null,
  points bigint[] storage external not null,
  reached bigint[] storage external not null,
  primary key (tournament_id, page)
);
grant select, insert, delete on tournaments.board_page to casino_app;
grant update (entries, points, reached) on tournaments.board_page to casino_app;

-- Boards that have changed since they were published. Each batch that scores inserts rows of its own, and they are
-- deleted once a board shows the change: a row that scoring and publishing both wrote would block the scoring for as
-- long as a large board is sorted.
create table tournaments.change (
  -- No foreign key, so that scoring does not wait for a lock on a tournament.
  tournament_id bigint not null,
  -- The players whose own row changed.
  players bigint[] not null,
  id bigint generated always as identity primary key
);
grant select, insert, delete on tournaments.change to casino_app;
