-- Exports of a player's personal data, made at their request: sealed, and kept for a few days only.
create schema dossiers;
grant usage on schema dossiers to casino_app;

create table dossiers.dossier (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  language text not null check (language in ('en', 'fr', 'nl')),
  state text not null check (state in ('asked', 'ready', 'gone')),
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  -- The end of its address; it opens nothing without the player's own session.
  name text constraint dossier_name unique,
  -- The archive, AES-256-GCM: key id, nonce, tag, text (base64).
  sealed bytea,
  -- How long the archive is.
  bytes integer,
  check ((state = 'ready') = (sealed is not null))
);
create index dossier_of_player on dossiers.dossier (player_id, id);
create index dossier_ready on dossiers.dossier (expires_at) where state = 'ready';
grant select, insert on dossiers.dossier to casino_app;
grant update (state, ready_at, expires_at, name, sealed, bytes) on dossiers.dossier to casino_app;
