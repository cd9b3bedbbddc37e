-- What visitors and players allow, and what may only be kept with that.
create schema consent;
grant usage on schema consent to casino_app;

-- Every choice as it was made: the proof of a consent, and of its withdrawal. It never changes: another one follows it.
create table consent.choice (
  id bigint generated always as identity primary key,
  -- Names a browser and nobody in particular; the cookie carries it.
  device_id uuid not null,
  -- Who was logged in.
  player_id bigint,
  -- The edition of the text that was read.
  version text not null check (length(version) between 1 and 20),
  marketing boolean not null,
  targeting boolean not null,
  personal boolean not null,
  chosen_at timestamptz not null
);
create index choice_of_device on consent.choice (device_id, id);
create index choice_of_player on consent.choice (player_id) where player_id is not null;
grant select, insert on consent.choice to casino_app;

-- By which link a player came, as long as they agree that it is kept.
create table consent.origin (
  player_id bigint primary key,
  -- The browser whose consent it is kept with.
  device_id uuid not null,
  found jsonb not null check (jsonb_typeof(found) = 'object'),
  kept_at timestamptz not null
);
create index origin_of_device on consent.origin (device_id);
grant select, insert, delete on consent.origin to casino_app;
