-- What players send for a person to look at (docs/decisions/0055): sealed, and forgotten when its time is over.
create table identity.document (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  label text not null check (label in
    ('identityCardFront', 'identityCardBack', 'passport', 'proofOfAddress', 'proofOfBankAccount', 'sourceOfFunds')),
  status text not null check (status in ('waiting', 'accepted', 'rejected', 'replaced')),
  -- Why it was rejected: a key of the words documentReasons.
  reason text,
  -- What whoever decided wants to be known among operators; it may name somebody, so it stands here and not in the event log.
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
  -- Since when it has waited too long for a person: an alarm stands.
  overdue_at timestamptz,
  -- Until when it is kept whose player has closed their account; null while they have one.
  keep_until timestamptz,
  constraint document_is_decided check ((status in ('accepted', 'rejected')) <= (decided_by is not null)),
  constraint document_has_its_file check ((sealed is null) <= (status = 'replaced')),
  constraint document_says_why check ((status = 'rejected') <= (reason is not null))
);
create index document_player on identity.document (player_id, id desc);
create index document_waiting on identity.document (uploaded_at) where status = 'waiting';
create index document_ended on identity.document (changed_at) where status in ('rejected', 'replaced');
create index document_kept on identity.document (keep_until) where keep_until is not null;

grant select, insert, delete on identity.document to casino_app;
-- A document belongs to one player for ever, and what is in it never changes.
grant update (status, reason, note, decided_by, sealed, changed_at, overdue_at, keep_until) on identity.document to casino_app;
