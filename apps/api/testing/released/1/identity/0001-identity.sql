-- Whether we know who somebody is: the standing of each player, and every attempt to prove it.
create schema identity;
grant usage on schema identity to casino_app;

create table identity.standing (
  player_id bigint primary key,
  kyc_status text not null check (kyc_status in ('none', 'inProgress', 'accepted', 'declined')),
  -- A key of the words of accounts; null where there is nothing to explain.
  reason text,
  -- The attempt that the acceptance stands on.
  reference text,
  -- The name as the document has it: payouts go to this name only.
  verified_first_name text,
  verified_last_name text,
  -- HMAC of the document number: one document, one account.
  document_key bytea,
  changed_at timestamptz not null
);
create unique index standing_document on identity.standing (document_key) where kyc_status = 'accepted';

create table identity.verification (
  reference text primary key,
  player_id bigint not null,
  status text not null check (status in
    ('created', 'failed', 'pending', 'received', 'review', 'cancelled', 'timedOut', 'declined', 'accepted')),
  reason text,
  url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  looked_up_at timestamptz,
  changed_at timestamptz not null
);
create index verification_player on identity.verification (player_id, created_at desc);
create index verification_open on identity.verification (created_at)
  where status in ('created', 'pending', 'received', 'review');

grant select, insert, update on identity.standing, identity.verification to casino_app;
