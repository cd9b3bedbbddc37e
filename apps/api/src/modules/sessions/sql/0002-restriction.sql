-- Why a session may only withdraw, look back and protect its player, and until when: the name of the refusal that
-- everything else gets. Null for a session that may do everything.
alter table sessions.session add column restriction text;
alter table sessions.session add column restricted_until timestamptz;
alter table sessions.session drop constraint session_end_reason_check;
alter table sessions.session add constraint session_end_reason_check
  check (end_reason in ('loggedOut', 'expired', 'excluded', 'onBreak', 'closed'));
