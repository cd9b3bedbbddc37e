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
  changed_at timestamptz not null,
  -- Sealed, so that the look-up key of a document can be made anew under another key.
  document_number bytea
);
create unique index standing_document on identity.standing (document_key) where kyc_status = 'accepted';
grant select, insert on identity.standing to casino_app;
grant update (kyc_status, reason, reference, verified_first_name, verified_last_name, document_key, document_number, changed_at)
  on identity.standing to casino_app;

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
  changed_at timestamptz not null,
  -- The order in which attempts were made: two may carry the same instant.
  id bigint generated always as identity,
  -- Since when it waits for a person, because the verifier did not say what it read: an alarm is open meanwhile.
  unread_at timestamptz
);
create index verification_player on identity.verification (player_id, created_at desc);
create index verification_open on identity.verification (created_at)
  where status in ('created', 'pending', 'received', 'review');
create index verification_unread on identity.verification (unread_at) where unread_at is not null;
grant select, insert on identity.verification to casino_app;
grant update (status, reason, url, looked_up_at, changed_at, unread_at) on identity.verification to casino_app;

-- What players send for a person to look at (docs/decisions/0055): sealed, and deleted when its time is over.
create table identity.document (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  label text not null check (label in
    ('identityCardFront', 'identityCardBack', 'passport', 'proofOfAddress', 'proofOfBankAccount', 'sourceOfFunds')),
  status text not null check (status in ('waiting', 'accepted', 'rejected', 'replaced')),
  -- Why it was rejected: a key of the words documentReasons.
  reason text,
  -- What the operator who decided adds for other operators; it may name somebody, so it is kept here and not in the
  -- event log.
  note text,
  decided_by text,
  format text not null check (format in ('jpeg', 'pdf')),
  -- How long the file is, before it was sealed.
  bytes integer not null check (bytes > 0),
  -- The file; null once it was replaced before anybody decided on it.
  sealed bytea,
  uploaded_at timestamptz not null,
  -- Since when it has its status.
  changed_at timestamptz not null,
  -- Since when it has waited too long for a person: an alarm is open.
  overdue_at timestamptz,
  -- Until when it is kept after its player closed their account; null while they have one.
  keep_until timestamptz,
  constraint document_is_decided check ((status in ('accepted', 'rejected')) <= (decided_by is not null)),
  constraint document_has_its_file check ((sealed is null) <= (status = 'replaced')),
  constraint document_says_why check ((status = 'rejected') <= (reason is not null))
);
create index document_player on identity.document (player_id, id desc);
create index document_waiting on identity.document (uploaded_at) where status = 'waiting';
create index document_ended on identity.document (changed_at) where status in ('rejected', 'replaced');
create index document_kept on identity.document (keep_until) where keep_until is not null;
-- A document belongs to one player for ever, and what is in it never changes.
grant select, insert, delete on identity.document to casino_app;
grant update (status, reason, note, decided_by, sealed, changed_at, overdue_at, keep_until) on identity.document to casino_app;

-- Whose identity two persons accept because the verifier cannot (docs/decisions/0055): one proposes, another reads the
-- same.
create table identity.vouching (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- Birth date and national register number as they were read, sealed; null once nothing needs them any more.
  sealed bytea,
  -- Why, in the words of the one who proposed it. It may name somebody, so it is kept here and not in the event log.
  note text not null check (note <> ''),
  proposed_by text not null,
  proposed_at timestamptz not null,
  ended_as text check (ended_as in ('confirmed', 'withdrawn')),
  ended_by text,
  ended_note text,
  ended_at timestamptz,
  constraint vouching_end_is_whole check (num_nulls(ended_as, ended_by, ended_at) in (0, 3)),
  constraint vouching_by_two check (ended_as is distinct from 'confirmed' or ended_by <> proposed_by),
  constraint vouching_is_read check ((sealed is null) <= (ended_as is not null))
);
create unique index vouching_waiting on identity.vouching (player_id) where ended_as is null;
grant select, insert on identity.vouching to casino_app;
grant update (sealed, ended_as, ended_by, ended_note, ended_at) on identity.vouching to casino_app;
