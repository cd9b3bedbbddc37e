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
