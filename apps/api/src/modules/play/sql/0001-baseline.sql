-- Game sessions, and what game providers book against them.
create schema play;
grant usage on schema play to casino_app;

-- As in the ledger: what every bet writes is checked by domains, whose checks are planned with the statement.
create domain play.kind as text check (value in ('bet', 'win', 'rollback', 'tombstone'));
create domain play.amount as bigint check (value >= 0);
create domain play.purse_kind as text check (value in ('cash', 'bonus', 'credit'));

-- What a game session may play with beside cash (docs/decisions/0064): a bonus, which is played after cash, or the
-- CREDIT of one tournament entry. Its giver has a number of its own for it; the same number twice is the same purse.
create table play.purse (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('bonus', 'credit')),
  giver text not null check (giver <> ''),
  giver_number bigint not null,
  -- From then on bets are refused. What was staked before may still win, and be rolled back.
  ends_at timestamptz not null,
  -- Of one bet, 10⁻⁵ of its asset; null: any.
  largest_stake bigint check (largest_stake > 0),
  -- The games that may be played with it; null: all.
  game_codes text[],
  opened_at timestamptz not null,
  -- What was put into it, and what was taken out of it when and after it was closed, 10⁻⁵ of its asset.
  granted bigint not null default 0 check (granted >= 0),
  taken bigint not null default 0,
  closed_at timestamptz,
  -- Who gets what it holds when it is closed, and what comes back to it later.
  closed_to text check (closed_to in ('player', 'house')),
  unique (giver, giver_number),
  constraint purse_end_is_whole check (num_nulls(closed_at, closed_to) in (0, 2)),
  constraint purse_of_credit_is_no_money check (kind <> 'credit' or closed_to <> 'player')
);
-- All bonuses of a player would lie in one account: there is one at a time.
create unique index purse_bonus on play.purse (player_id) where kind = 'bonus' and closed_at is null;
create index purse_of_player on play.purse (player_id);
grant select, insert on play.purse to casino_app;
grant update (granted, taken, closed_at, closed_to) on play.purse to casino_app;

-- What a purse holds: cash, and what is not.
create type play.held as (cash bigint, other bigint);

-- A game session never changes.
create table play.session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  player_id bigint not null,
  login_session_id bigint not null,
  game_id bigint not null,
  game_code text not null,
  launched_at timestamptz not null,
  expires_at timestamptz not null,
  -- What its token plays with, and which purse where that is not cash. No foreign key, here and below: every bet would
  -- pay for it, and the audit compares.
  purse play.purse_kind not null default 'cash',
  purse_id bigint,
  constraint session_purse_is_whole check ((purse = 'cash') = (purse_id is null))
);
create index session_of_player on play.session (player_id, launched_at);
grant select, insert on play.session to casino_app;

-- One row for each message that named a transaction, refused ones included: the same id gets the same
-- answer for ever. A tombstone stands for a bet whose rollback came first.
create table play.transaction (
  provider text not null,
  uuid text not null,
  kind play.kind not null,
  player_id bigint not null,
  session_id bigint,
  round_ref text not null,
  game_code text not null,
  reference_uuid text,
  -- What the message named, and what it moved (a free bet moves nothing). 10⁻⁵ euro.
  amount play.amount not null,
  moved bigint not null,
  status text not null,
  balance_after bigint not null,
  at timestamptz not null,
  rolled_back_by text,
  -- A bet into a round that was settled already: no round.settled counts it.
  late boolean not null default false,
  -- What a provider adds to its messages, letter for letter and never interpreted: JSON that jsonb cannot hold (NUL,
  -- numbers without end) is no reason to refuse money.
  meta text,
  purse play.purse_kind not null default 'cash',
  -- The part of what was moved that was cash: wins and voids follow it.
  moved_cash bigint not null,
  -- What kind of game a bet was made on, and whose, when it was made.
  category text,
  studio text,
  -- The Belgian day that a bet counts on, and every win of it: the day on which it was counted for its player's limits.
  -- Stored, because computing it again from the instant would need the calendar of then.
  day date,
  purse_id bigint,
  -- Player money moves in whole cents; a win may have parts of one. The part of the amount that stays with the
  -- provider, on an account of its own (`wallet.fractions`), 10⁻⁵ of the purse's asset.
  fraction play.amount not null default 0,
  primary key (provider, uuid),
  constraint transaction_split check (moved_cash between 0 and moved)
);
create index transaction_wins_of_bet on play.transaction (provider, reference_uuid) where kind = 'win';
grant select, insert on play.transaction to casino_app;
grant update (rolled_back_by) on play.transaction to casino_app;

-- A round is (provider, player, game, round reference): two studios may use one reference. It has a row for each purse
-- it is played with, because a bet is played with the purse of its token and a game may go on with another one
-- (docs/decisions/0100-a-round-has-a-row-for-each-purse.md).
create table play.round (
  provider text not null,
  round_ref text not null,
  player_id bigint not null,
  game_id bigint not null,
  -- Sums of what counts, in 10⁻⁵ euro: rolled back bets and wins are subtracted.
  stake bigint not null default 0,
  win bigint not null default 0,
  bets integer not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  purse play.purse_kind not null default 'cash',
  -- The bets of a round by their ids, so that settling it finds them without another index on every message.
  bet_uuids text[] not null default '{}',
  -- Which annulment took a round; no round is taken twice.
  annulled_in bigint,
  purse_id bigint,
  -- The part of stake and win that was not cash.
  other_stake bigint not null default 0,
  other_win bigint not null default 0,
  -- The code of the game that its bets name.
  game_code text not null,
  -- What events call the row: the reference, with game and purse where another row of the player has it.
  event_ref text not null,
  constraint round_key unique nulls not distinct (provider, player_id, round_ref, game_code, purse_id)
)
-- Each bet and win of a round updates it: half-empty pages keep the update in place.
with (fillfactor = 70);
create index round_of_player on play.round (player_id, opened_at desc);
create index round_open on play.round (opened_at) where closed_at is null;
create index round_annulled on play.round (annulled_in) where annulled_in is not null;
grant select, insert on play.round to casino_app;
grant update (stake, win, bets, closed_at, bet_uuids, annulled_in, other_stake, other_win) on play.round to casino_app;

-- What a provider's message says, whatever it asks for; what a kind of message has not is null.
create type play.message as (
  provider text,
  uuid text,
  token_hash bytea,
  player_id bigint,
  round_ref text,
  round_closed boolean,
  game_code text,
  currency text,
  amount bigint,
  reference_uuid text,
  meta text
);
-- The game of a bet as the catalogue knew it; all null where it may not be played.
create type play.game as (id bigint, category text, studio text);

-- The time in which a visitor who answered the age question may try games; of its cookie only the hash is kept. It is
-- opened once and never longer.
create table play.demo_period (
  token_hash bytea primary key check (length(token_hash) = 32),
  opened_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > opened_at)
);
create index demo_period_end on play.demo_period (ends_at);
grant select, insert, delete on play.demo_period to casino_app;

-- Stakes that are annulled and refunded because their player should not have been let play (docs/decisions/0052): one
-- person proposes, another confirms. A proposal never changes; its end is added.
create table play.annulment (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  reason text not null check (reason in ('underAge', 'identityUnchecked', 'registerNotAsked')),
  -- Why, in the words of the one who proposed it. It may name somebody, so it is kept here and not in the event log.
  note text not null check (note <> ''),
  -- The rounds that began in this time; null: from the player's first one on.
  rounds_from timestamptz,
  rounds_until timestamptz not null,
  -- What was staked and won in these rounds, 10⁻⁵ euro: the difference was lost, and is refunded.
  stake bigint not null,
  win bigint not null check (win >= 0),
  proposed_by text not null,
  proposed_at timestamptz not null,
  ended_as text check (ended_as in ('confirmed', 'withdrawn')),
  ended_by text,
  -- Why a proposal was withdrawn.
  ended_note text,
  ended_at timestamptz,
  constraint annulment_gives_back check (stake > win),
  constraint annulment_end_is_whole check (num_nulls(ended_as, ended_by, ended_at) in (0, 3)),
  constraint annulment_by_two check (ended_as is distinct from 'confirmed' or ended_by <> proposed_by)
);
create unique index annulment_waiting on play.annulment (player_id) where ended_as is null;
grant select, insert on play.annulment to casino_app;
grant update (ended_as, ended_by, ended_note, ended_at) on play.annulment to casino_app;
