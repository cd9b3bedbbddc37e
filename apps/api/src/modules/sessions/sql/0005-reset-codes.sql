-- The codes to a new password. An address that nobody here has gets a row too, so that the two cannot be told apart.
create table sessions.reset_code (
  id bigint generated always as identity primary key,
  -- SHA-256 of what the browser was given; without it a code is of no use.
  key_hash bytea not null unique,
  player_id bigint,
  -- SHA-256 of the address that was typed: what is counted by it is counted for every row alike.
  asked_for bytea not null,
  -- HMAC of the six digits under a key that is not in the database, where a million would soon be tried; null until
  -- they are posted.
  code_mark bytea,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  -- The password was changed in another way.
  voided_at timestamptz
);
create index reset_code_open on sessions.reset_code (player_id) where used_at is null and voided_at is null;
create index reset_code_expires on sessions.reset_code (expires_at);
grant select, insert, delete on sessions.reset_code to casino_app;
grant update (code_mark, sent_at, expires_at, tries, used_at, voided_at) on sessions.reset_code to casino_app;
