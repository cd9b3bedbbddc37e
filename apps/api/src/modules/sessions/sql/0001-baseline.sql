-- Who is logged in, from where, until when.
create schema sessions;
grant usage on schema sessions to casino_app;

create table sessions.session (
  id bigint generated always as identity primary key,
  -- SHA-256 of the cookie; the cookie itself is not kept. A session that goes on after a step-up or a new password gets
  -- another token.
  token_hash bytea not null unique,
  player_id bigint not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Without activity the session ends here; `touch` moves it by idle_for.
  idle_until timestamptz not null,
  idle_for interval not null,
  touch_every interval not null,
  -- The end that no activity can move.
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (
    end_reason in (
      'loggedOut', 'endedElsewhere', 'expired', 'excluded', 'onBreak', 'closed', 'passwordChanged', 'emailChanged'
    )
  ),
  device_hash bytea not null,
  device_type text not null check (device_type in ('mobile', 'web')),
  device text not null,
  address text not null,
  -- Why a session may only withdraw, look back and protect its player, and until when: the name of the error that
  -- everything else gets. Null for a session that may do everything.
  restriction text,
  restricted_until timestamptz,
  -- When a session last proved, after it began, whose it is; null where it has not since.
  proved_at timestamptz,
  -- Whether it was opened without having accepted the terms of that time: a player who is logged in when they change is
  -- asked at the next log-in.
  asks_terms boolean not null default false
)
-- Half-empty pages keep each sign of activity in place, without a new index entry.
with (fillfactor = 80);
create index session_player on sessions.session (player_id, started_at desc);
-- Every sign of activity moves idle_until, so it is not indexed: open sessions are few, and are read once a minute.
create index session_open on sessions.session (id) where ended_at is null;
grant select, insert on sessions.session to casino_app;
grant update (token_hash, last_seen_at, idle_until, ended_at, end_reason, restriction, restricted_until, proved_at)
  on sessions.session to casino_app;

-- The devices a player has logged in from, by their user agent without version numbers.
create table sessions.device (
  player_id bigint not null,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (player_id, device_hash)
);
grant select, insert on sessions.device to casino_app;
grant update (last_seen_at) on sessions.device to casino_app;

-- The links to a new password, each kept as the hash of its key. A player's newest one works, once.
create table sessions.reset_link (
  key_hash bytea primary key,
  player_id bigint not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Replaced by a newer link, or the password was changed in another way.
  voided_at timestamptz
);
create index reset_link_open on sessions.reset_link (player_id) where used_at is null and voided_at is null;
create index reset_link_expires on sessions.reset_link (expires_at);
grant select, insert, delete on sessions.reset_link to casino_app;
grant update (used_at, voided_at) on sessions.reset_link to casino_app;

-- The codes to a new password. An address without an account gets a row too, so that the two cannot be told apart.
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

-- Another address that a player asked for. It becomes theirs when it and the address so far have both agreed.
create table sessions.email_change (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- The session that asked: the only one that goes on after the change.
  session_id bigint not null,
  email text not null,
  -- SHA-256 of the keys in the two letters; the keys themselves are not kept.
  new_key_hash bytea not null unique,
  -- Null where the address so far was never verified: it is not asked.
  current_key_hash bytea unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  new_agreed_at timestamptz,
  current_agreed_at timestamptz,
  ended_at timestamptz,
  end_reason text
    check (end_reason in ('changed', 'replaced', 'cancelled', 'stopped', 'taken', 'overtaken', 'passwordChanged')),
  check ((ended_at is null) = (end_reason is null)),
  check (current_key_hash is not null or current_agreed_at is null)
);
-- A player has one at a time.
create unique index email_change_open on sessions.email_change (player_id) where ended_at is null;
create index email_change_expires on sessions.email_change (expires_at);
grant select, insert, delete on sessions.email_change to casino_app;
grant update (new_agreed_at, current_agreed_at, ended_at, end_reason) on sessions.email_change to casino_app;

-- What a player's authenticator app shares with us.
create table sessions.factor (
  player_id bigint primary key,
  -- AES-256-GCM under an identity key, whose id is the first byte.
  secret bytea not null,
  made_at timestamptz not null,
  -- It is required from the first right code on; until then it is only being set up.
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted: it and those before are accepted no more.
  last_step bigint,
  -- Since when the password is one that was chosen through the mailbox: a mailed code would show the same mailbox
  -- twice.
  mailed_password_at timestamptz
);
grant select, insert, delete on sessions.factor to casino_app;
grant update (secret, made_at, confirmed_at, last_step, mailed_password_at) on sessions.factor to casino_app;

create table sessions.recovery_code (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- SHA-256 of the code, sealed under an identity key: from the hash alone, fifty bits would soon be tried.
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
  -- SHA-256 of what the page was given, and of the cookie of the browser that gave the password: either alone is of no
  -- use.
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

-- Somebody who was sent to itsme and may come back, once. Kept under the hash of `state`.
create table sessions.itsme_visit (
  state_hash bytea primary key,
  -- SHA-256 of the cookie of the browser that left; the cookie itself is not kept.
  browser_hash bytea not null,
  purpose text not null check (purpose in ('login', 'kyc', 'signup', 'stepUp')),
  -- Who asked to be identified by itsme; null for a log-in or a sign-up.
  player_id bigint,
  language text not null check (language in ('en', 'fr', 'nl')),
  return_to text not null,
  -- What the answer has to agree with: nonce and PKCE verifier, sealed.
  thread bytea not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What itsme said of somebody who signs up, sealed, and SHA-256 of the code it was said for: a code is valid for
  -- three minutes and once. Deleted with the visit, or when the account is opened.
  answer bytea,
  code_hash bytea,
  constraint itsme_visit_player check ((purpose in ('login', 'signup')) = (player_id is null)),
  constraint itsme_visit_answer check ((answer is null) = (code_hash is null) and (answer is null or purpose = 'signup'))
);
create index itsme_visit_expires on sessions.itsme_visit (expires_at);
grant select, insert, delete on sessions.itsme_visit to casino_app;
grant update (used_at, answer, code_hash, expires_at) on sessions.itsme_visit to casino_app;

-- Whose itsme account logs in to which account here. itsme names a person by a text of its own for each partner.
create table sessions.itsme_link (
  player_id bigint primary key,
  -- Sealed, so that the look-up key can be made anew under another identity key.
  subject bytea not null,
  -- HMAC of the subject: one itsme account, one account here.
  subject_key bytea not null constraint itsme_link_subject unique,
  linked_at timestamptz not null
);
grant select, insert, delete on sessions.itsme_link to casino_app;
grant update (subject, subject_key, linked_at) on sessions.itsme_link to casino_app;
