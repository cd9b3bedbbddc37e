-- Whoever signs up with itsme comes back, writes what itsme does not say, and becomes a player then; whoever is logged in
-- may also show with it once more who they are.
alter table sessions.itsme_visit drop constraint itsme_visit_purpose_check;
alter table sessions.itsme_visit add constraint itsme_visit_purpose_check
  check (purpose in ('login', 'kyc', 'signup', 'stepUp'));
alter table sessions.itsme_visit drop constraint itsme_visit_check;
alter table sessions.itsme_visit add constraint itsme_visit_player
  check ((purpose in ('login', 'signup')) = (player_id is null));
-- What itsme said of whoever signs up, sealed, until they have: a code is good for three minutes and once. It goes with the
-- account that is made of it, and with the visit.
alter table sessions.itsme_visit add column answer bytea;
-- SHA-256 of the code that it was said for.
alter table sessions.itsme_visit add column code_hash bytea;
alter table sessions.itsme_visit add constraint itsme_visit_answer
  check ((answer is null) = (code_hash is null) and (answer is null or purpose = 'signup'));
grant update (answer, code_hash, expires_at) on sessions.itsme_visit to casino_app;

-- A player takes their itsme off the account.
grant delete on sessions.itsme_link to casino_app;
