-- Since when an attempt waits for a person, because the verifier did not say what it read: an alarm is open meanwhile.
alter table identity.verification add column unread_at timestamptz;
create index verification_unread on identity.verification (unread_at) where unread_at is not null;
grant update (unread_at) on identity.verification to casino_app;
