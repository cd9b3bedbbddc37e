-- What a player's authenticator app shares with us.
create table sessions.factor (
  player_id bigint primary key,
  -- AES-256-GCM under an identity key, whose id is the first byte.
  secret bytea not null,
  made_at timestamptz not null,
  -- It holds from the first right code on; until then it is only being set up.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: it and those before are taken no more.
  last_step bigint,
  -- Since when the password is one that was chosen through the mailbox: a mailed code would show the same mailbox twice.
  mailed_password_at timestamptz
);
grant select, insert, delete on sessions.factor to casino_app;
grant update (secret, made_at, confirmed_at, last_step, mailed_password_at) on sessions.factor to casino_app;

create table sessions.recovery_code (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- SHA-256 of the code, sealed under an identity key: fifty bits would be tried by whoever had the hash.
  sealed bytea not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index recovery_code_of_player on sessions.recovery_code (player_id) where used_at is null;
grant select, insert, delete on sessions.recovery_code to casino_app;
grant update (used_at) on sessions.recovery_code to casino_app;

-- Log-ins whose password was right and whose second factor is still to be shown.
create table sessions.challenge (
  id bigint generated always as identity primary key,
  -- SHA-256 of what the page was given, and of the cookie of the browser that said the password: either alone is of no use.
  key_hash bytea not null unique,
  browser_hash bytea not null,
  player_id bigint not null,
  device_type text not null check (device_type in ('mobile', 'web')),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  -- When digits were last asked for by e-mail, and their HMAC under a key that is not in the database; null until they
  -- are posted.
  mailed_at timestamptz,
  code_mark bytea,
  used_at timestamptz,
  -- The password, the address or the second factor changed meanwhile.
  voided_at timestamptz
);
create index challenge_open on sessions.challenge (player_id) where used_at is null and voided_at is null;
create index challenge_expires on sessions.challenge (expires_at);
grant select, insert, delete on sessions.challenge to casino_app;
grant update (expires_at, tries, mailed_at, code_mark, used_at, voided_at) on sessions.challenge to casino_app;
