-- The ledger (docs/money.md). A movement takes a positive amount from one account to another, once per id.
create schema wallet;
grant usage on schema wallet to casino_app;

-- What a column may hold, as a domain: PostgreSQL reads a table's check from its text and plans it anew for every
-- statement that writes, and every bet writes these rows; a domain's check is planned with the statement, which is
-- kept.
create domain wallet.asset as text check (value in ('EUR', 'POINT', 'COIN', 'CREDIT'));
-- EUR and CREDIT in 10⁻⁵, POINT and COIN in 10⁻³.
create domain wallet.amount as bigint check (value > 0);
create domain wallet.floor as bigint check (value <= 0);

create table wallet.movement (
  seq bigint generated always as identity,
  -- Made by the caller: the same id twice is the same movement.
  id text not null unique,
  kind text not null,
  asset wallet.asset not null,
  from_account text not null,
  to_account text not null,
  amount wallet.amount not null,
  -- The kept balances after this movement; null for accounts that are summed.
  from_after bigint,
  to_after bigint,
  at timestamptz not null,
  memo jsonb,
  -- Commit order, for snapshots of summed accounts.
  xid xid8 not null default pg_current_xact_id(),
  check (from_account <> to_account)
);
create index movement_commit_order on wallet.movement (xid);
-- A person's statement is read from the ledger (docs/decisions/0092). Of the movements of a player's own money, bets
-- and their wins are by far the most, and the history of bets shows them: none of them enters here. The kind is
-- compared first, so that a bet pays for no more than that.
create index movement_stated_from on wallet.movement (from_account, seq)
  where kind not in ('stake', 'win', 'stakeReturned', 'winTakenBack', 'sportsStake', 'sportsStakeReturned', 'sportsPaid', 'sportsPaidTakenBack')
    and (from_account like 'player:%:cash' or from_account like 'player:%:sports');
create index movement_stated_to on wallet.movement (to_account, seq)
  where kind not in ('stake', 'win', 'stakeReturned', 'winTakenBack', 'sportsStake', 'sportsStakeReturned', 'sportsPaid', 'sportsPaidTakenBack')
    and (to_account like 'player:%:cash' or to_account like 'player:%:sports');

create table wallet.balance (
  account text primary key,
  asset text not null,
  amount bigint not null default 0,
  -- How far below zero this account has been allowed to go: only a win that its provider took back after the money was
  -- spent lowers it.
  floor wallet.floor not null default 0,
  check (amount >= floor)
)
-- Half-empty pages keep each update in place, without a new index entry.
with (fillfactor = 50);

create table wallet.snapshot (
  account text primary key,
  -- Every movement of a transaction before this one is in the amount.
  before_xid xid8 not null,
  amount bigint not null,
  taken_at timestamptz not null
);

-- The application reads; money moves only through the schema's functions.
grant select on wallet.movement, wallet.balance, wallet.snapshot to casino_app;

-- What wallet.move answers.
create type wallet.moved as (outcome text, from_after bigint, to_after bigint);
