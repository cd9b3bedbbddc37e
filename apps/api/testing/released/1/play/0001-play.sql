-- Game sessions, and what game providers book against them.
create schema play;
grant usage on schema play to casino_app;

create table play.session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  player_id bigint not null,
  login_session_id bigint not null,
  game_id bigint not null,
  game_code text not null,
  launched_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_of_player on play.session (player_id, launched_at);

-- One row for each message that named a transaction, refused ones included: the same id gets the same
-- answer for ever. A tombstone stands for a bet whose rollback came first.
create table play.transaction (
  provider text not null,
  uuid text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'tombstone')),
  player_id bigint not null,
  session_id bigint,
  round_ref text not null,
  game_code text not null,
  reference_uuid text,
  -- What the message named, and what it moved (a free bet moves nothing). 10⁻⁵ euro.
  amount bigint not null check (amount >= 0),
  moved bigint not null check (moved >= 0),
  status text not null,
  balance_after bigint not null,
  at timestamptz not null,
  rolled_back_by text,
  -- A bet into a round that was settled already: no round.settled counts it.
  late boolean not null default false,
  meta jsonb,
  primary key (provider, uuid)
);
create index transaction_wins_of_bet on play.transaction (provider, reference_uuid) where kind = 'win';

create table play.round (
  provider text not null,
  round_ref text not null,
  player_id bigint not null,
  game_id bigint not null,
  -- Sums of what stands, in 10⁻⁵ euro: rolled back bets and wins are taken out again.
  stake bigint not null default 0,
  win bigint not null default 0,
  bets integer not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (provider, player_id, round_ref)
);
create index round_of_player on play.round (player_id, opened_at desc);
create index round_open on play.round (opened_at) where closed_at is null;

grant select, insert, update on play.session, play.round to casino_app;
grant select, insert on play.transaction to casino_app;
grant update (rolled_back_by) on play.transaction to casino_app;
