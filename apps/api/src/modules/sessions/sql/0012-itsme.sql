-- Somebody who was sent to itsme and may come back, once. Kept under the hash of `state`.
create table sessions.itsme_visit (
  state_hash bytea primary key,
  -- SHA-256 of the cookie of the browser that left; the cookie itself is nowhere.
  browser_hash bytea not null,
  purpose text not null check (purpose in ('login', 'kyc')),
  -- Who asked to be known by itsme; null for whoever wants to log in.
  player_id bigint,
  language text not null check (language in ('en', 'fr', 'nl')),
  return_to text not null,
  -- What the answer has to agree with: nonce and PKCE verifier, sealed.
  thread bytea not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'login') = (player_id is null))
);
create index itsme_visit_expires on sessions.itsme_visit (expires_at);
grant select, insert, delete on sessions.itsme_visit to casino_app;
grant update (used_at) on sessions.itsme_visit to casino_app;

-- Whose itsme account logs in to which account here. itsme names a person by a text of its own for each partner.
create table sessions.itsme_link (
  player_id bigint primary key,
  -- Sealed, so that the look-up key can be made anew under another identity key.
  subject bytea not null,
  -- HMAC of the subject: one itsme account, one account here.
  subject_key bytea not null constraint itsme_link_subject unique,
  linked_at timestamptz not null
);
grant select, insert on sessions.itsme_link to casino_app;
grant update (subject, subject_key, linked_at) on sessions.itsme_link to casino_app;
