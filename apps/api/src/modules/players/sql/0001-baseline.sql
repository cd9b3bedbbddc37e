-- People and what they told us. What would identify a person to a thief of this database is encrypted or hashed.
create schema players;
grant usage on schema players to casino_app;

-- Which identity keys this database's data was sealed with. A casino whose key of the same id is another one, or that
-- lacks one of them, does not open: it could read nothing and would find no duplicate.
create table players.identity_key (
  id smallint primary key check (id between 1 and 255),
  mark bytea not null,
  first_used_at timestamptz not null
);
grant select, insert on players.identity_key to casino_app;

create table players.player (
  id bigint generated always as identity primary key,
  email text not null,
  -- Lower case, so that one address is one account however it is written.
  email_key text not null constraint player_email unique,
  -- Empty, without a key, while a player who signed up with itsme has not chosen one.
  username text not null,
  username_key text constraint player_username unique,
  -- argon2id in its own text form; null without a password.
  password_hash text,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  gender text check (gender in ('female', 'male', 'other')),
  -- AES-256-GCM: key id, nonce, tag, text.
  national_number bytea,
  -- HMAC, so that one person can be found without the number being readable.
  national_number_key bytea constraint player_national_number unique,
  -- HMAC of normalised name and birth date.
  name_key bytea not null,
  place_of_birth text,
  nationality text,
  profession text,
  address text,
  postal_code text,
  city text,
  country_code text,
  phone text,
  language text not null check (language in ('en', 'fr', 'nl')),
  newsletter boolean not null,
  wallet_settings jsonb not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  email_verified_at timestamptz,
  -- What the exclusion register last answered: never why.
  register_standing text not null check (register_standing in ('allowed', 'excluded', 'unknown')),
  register_checked_at timestamptz not null,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  registered_at timestamptz not null,
  -- Since when letters to this address bounce, and why, as RFC 3463 says it; null once it is verified again or is
  -- another one.
  mail_returned_at timestamptz,
  mail_returned_code text,
  constraint player_username_chosen check ((username = '') = (username_key is null)),
  constraint player_mail_returned check ((mail_returned_at is null) = (mail_returned_code is null))
);
create index player_name on players.player (name_key);
create index player_mail_returned on players.player (mail_returned_at) where mail_returned_at is not null;
grant select, insert on players.player to casino_app;
grant update (email, email_key, username, username_key, password_hash, gender, address, postal_code, city, phone,
  language, newsletter, wallet_settings, status, email_verified_at, register_standing, register_checked_at,
  terms_version, terms_accepted_at, mail_returned_at, mail_returned_code) on players.player to casino_app;

create table players.email_token (
  token_hash bytea primary key,
  player_id bigint not null references players.player (id),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz
);
create index email_token_open on players.email_token (player_id) where used_at is null and voided_at is null;
grant select, insert on players.email_token to casino_app;
grant update (used_at, voided_at) on players.email_token to casino_app;

-- Every question to the exclusion register (Royal Decree of 15 December 2004): when, what for, the outcome.
create table players.register_check (
  id bigint generated always as identity primary key,
  -- Null when the person was not let in.
  player_id bigint references players.player (id),
  purpose text not null check (purpose in ('registration', 'login', 'play')),
  outcome text not null check (outcome in ('allowed', 'excluded', 'unavailable')),
  reference text,
  latency_ms integer not null,
  asked_at timestamptz not null
);
create index register_check_player on players.register_check (player_id, id);
grant select, insert on players.register_check to casino_app;
grant update (player_id) on players.register_check to casino_app;

-- A player's picture, redrawn by us. It is kept in the database so that every process shows it and a backup has it;
-- some 10 kB.
create table players.photo (
  player_id bigint primary key references players.player (id),
  -- The end of its address, which nobody can guess; another picture has another.
  name text not null constraint photo_name unique,
  -- WebP.
  bytes bytea not null,
  kept_at timestamptz not null
);
grant select, insert, delete on players.photo to casino_app;
grant update (name, bytes, kept_at) on players.photo to casino_app;

-- Players who are programs that play beside the sandboxes. A database of real vendors has no row that theirs could
-- reference.
create table players.robot (
  player_id bigint primary key references players.player (id),
  sandbox boolean not null default true check (sandbox) references kernel.place (sandbox)
);
grant select, insert (player_id) on players.robot to casino_app;
