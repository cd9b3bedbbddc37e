-- The ledger (docs/money.md). A movement takes a positive amount from one account to another, once per id.
create schema wallet;
grant usage on schema wallet to casino_app;

create table wallet.movement (
  seq bigint generated always as identity primary key,
  -- Made by the caller: the same id twice is the same movement.
  id text not null unique,
  kind text not null,
  asset text not null check (asset in ('EUR', 'POINT', 'COIN', 'CREDIT')),
  from_account text not null,
  to_account text not null,
  -- EUR and CREDIT in 10⁻⁵, POINT and COIN in 10⁻³.
  amount bigint not null check (amount > 0),
  -- The kept balances after this movement; null for accounts that are summed.
  from_after bigint,
  to_after bigint,
  at timestamptz not null,
  memo jsonb,
  -- Commit order, for snapshots of summed accounts.
  xid xid8 not null default pg_current_xact_id(),
  check (from_account <> to_account)
);
-- Only players ask for their own movements: house accounts stand in every row and are summed by snapshot.
create index movement_from_player on wallet.movement (from_account, seq) where from_account like 'player:%';
create index movement_to_player on wallet.movement (to_account, seq) where to_account like 'player:%';
create index movement_commit_order on wallet.movement (xid);

create table wallet.balance (
  account text primary key,
  asset text not null,
  amount bigint not null default 0,
  -- How far below zero this account has been allowed to go: only a win that its provider took back after
  -- the money was spent lowers it (facts/integrations 4.10 case 54).
  floor bigint not null default 0 check (floor <= 0),
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

-- The application reads; money moves only through the functions of functions.sql.
grant select on wallet.movement, wallet.balance, wallet.snapshot to casino_app;
