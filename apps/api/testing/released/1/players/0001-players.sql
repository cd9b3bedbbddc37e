-- People and what they told us. What would identify a person to a thief of this database is encrypted or hashed.
create schema players;
grant usage on schema players to casino_app;

create table players.player (
  id bigint generated always as identity primary key,
  email text not null,
  -- Lower case, so that one address is one account however it is written.
  email_key text not null constraint player_email unique,
  username text not null,
  username_key text not null constraint player_username unique,
  -- argon2id in its own text form.
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  gender text check (gender in ('female', 'male', 'other')),
  -- AES-256-GCM: nonce, tag, text.
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
  -- What the exclusion register said last: never why.
  register_standing text not null check (register_standing in ('allowed', 'excluded', 'unknown')),
  register_checked_at timestamptz not null,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  registered_at timestamptz not null
);
create index player_name on players.player (name_key);

create table players.email_token (
  token_hash bytea primary key,
  player_id bigint not null references players.player (id),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz
);
create index email_token_open on players.email_token (player_id) where used_at is null and voided_at is null;

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

grant select, insert on players.player, players.email_token, players.register_check to casino_app;
grant update (phone, address, city, postal_code, gender, newsletter, wallet_settings, language, status,
  email_verified_at, register_standing, register_checked_at, password_hash) on players.player to casino_app;
grant update (used_at, voided_at) on players.email_token to casino_app;
grant update (player_id) on players.register_check to casino_app;
