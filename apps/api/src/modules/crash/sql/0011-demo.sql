-- The demo of our own game: its bets fly in the same rounds, with money that is none. Nothing of it stands in the ledger, in `play`
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

grant select, insert, delete on crash.demo, crash.demo_bet to casino_app;
grant update (balance_cents) on crash.demo to casino_app;
grant update (ended_as, ended_at, left_at, paid_cents, is_by_itself) on crash.demo_bet to casino_app;
