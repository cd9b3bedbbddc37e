-- What players are shown of how they play, and what they ask themselves.
create schema protection;
grant usage on schema protection to casino_app;

-- Players of whom something has happened that signs are computed from, and who have not been looked at since.
create table protection.due (
  player_id bigint primary key,
  since timestamptz not null
);
create index due_since on protection.due (since);
grant select, insert, delete on protection.due to casino_app;

-- What was noticed of how somebody plays. They read it as a hint, and an operator as a flag.
create table protection.flag (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind in ('chasing', 'nightPlay', 'risingDeposits', 'refusedDeposits', 'longSessions')),
  -- How many deposits, nights, refusals or sessions; of rising deposits the per cent of what was usual.
  figure integer not null check (figure > 0),
  at timestamptz not null
);
create index flag_of_player on protection.flag (player_id, at);
grant select, insert on protection.flag to casino_app;

-- What a person did about a flag; nothing of it is ever changed.
create table protection.note (
  id bigint generated always as identity primary key,
  flag_id bigint not null references protection.flag,
  operator text not null,
  done text not null check (length(done) between 1 and 500),
  at timestamptz not null
);
create index note_of_flag on protection.note (flag_id);
grant select, insert on protection.note to casino_app;

-- Hints that their player has put aside, and until when.
create table protection.dismissal (
  player_id bigint not null,
  kind text not null check (kind in ('chasing', 'nightPlay', 'risingDeposits', 'refusedDeposits', 'longSessions')),
  until timestamptz not null,
  primary key (player_id, kind)
);
grant select, insert on protection.dismissal to casino_app;
grant update (until) on protection.dismissal to casino_app;

-- Results of the self-test that their player asked to have kept: the sum and nothing of the answers.
create table protection.self_test (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  score smallint not null check (score between 0 and 27),
  taken_at timestamptz not null
);
create index self_test_of_player on protection.self_test (player_id, taken_at);
grant select, insert, delete on protection.self_test to casino_app;
