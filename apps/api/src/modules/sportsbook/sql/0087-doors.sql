-- What the provider of the sports book said of a bet and we could not book: its books and ours differ until a person has found out
-- which of them is right.
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

-- Whose purse of the sports book lies below zero, because what a result had paid was spent before that was taken back. One person's
-- wish that it is written off, and why; another one's does it.
create table sportsbook.debt (
  player_id bigint primary key,
  since timestamptz not null,
  proposed_by text,
  why text,
  constraint debt_proposal_is_whole check ((proposed_by is null) = (why is null))
);
grant select, insert, delete on sportsbook.debt to casino_app;
grant update (proposed_by, why) on sportsbook.debt to casino_app;

-- What was made good in a purse from what its provider has won with us.
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
