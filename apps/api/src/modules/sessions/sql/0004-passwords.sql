-- The links to a new password, each kept as the hash of its key. A player's newest one works, once.
create table sessions.reset_link (
  key_hash bytea primary key,
  player_id bigint not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Replaced by a newer link, or the password was changed in another way.
  voided_at timestamptz
);
create index reset_link_open on sessions.reset_link (player_id) where used_at is null and voided_at is null;
create index reset_link_expires on sessions.reset_link (expires_at);
grant select, insert, delete on sessions.reset_link to casino_app;
grant update (used_at, voided_at) on sessions.reset_link to casino_app;

-- A new password ends the sessions that were opened with the old one.
alter table sessions.session drop constraint session_end_reason_check;
alter table sessions.session add constraint session_end_reason_check
  check (end_reason in ('loggedOut', 'expired', 'excluded', 'onBreak', 'closed', 'passwordChanged'));
