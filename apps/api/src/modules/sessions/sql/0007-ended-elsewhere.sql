-- A player ends a session on another device of theirs.
alter table sessions.session drop constraint session_end_reason_check;
alter table sessions.session add constraint session_end_reason_check check (
  end_reason in ('loggedOut', 'endedElsewhere', 'expired', 'excluded', 'onBreak', 'closed', 'passwordChanged')
);
