-- Who is logged in, from where, until when.
create schema sessions;
grant usage on schema sessions to casino_app;

create table sessions.session (
  id bigint generated always as identity primary key,
  -- SHA-256 of the cookie; the cookie itself is nowhere.
  token_hash bytea not null unique,
  player_id bigint not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Without a sign of life the session ends here; `touch` moves it by idle_for.
  idle_until timestamptz not null,
  idle_for interval not null,
  touch_every interval not null,
  -- The end that no activity can move.
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('loggedOut', 'expired', 'excluded', 'closed')),
  device_hash bytea not null,
  device_type text not null check (device_type in ('mobile', 'web')),
  device text not null,
  address text not null
);
create index session_player on sessions.session (player_id, started_at desc);
create index session_idle on sessions.session (idle_until) where ended_at is null;

-- The devices a player has logged in from, by their user agent without version numbers.
create table sessions.device (
  player_id bigint not null,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (player_id, device_hash)
);

grant select, insert on sessions.session, sessions.device to casino_app;
grant update (last_seen_at, idle_until, ended_at, end_reason) on sessions.session to casino_app;
grant update (last_seen_at) on sessions.device to casino_app;
