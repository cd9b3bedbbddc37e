-- Another address that a player asked for. It becomes theirs when it and the address so far have both agreed.
create table sessions.email_change (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- The session that asked: the only one that goes on after the change.
  session_id bigint not null,
  email text not null,
  -- SHA-256 of the keys in the two letters; the keys themselves are nowhere.
  new_key_hash bytea not null unique,
  -- Null where nobody ever showed that the address so far is theirs: it is not asked.
  current_key_hash bytea unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  new_agreed_at timestamptz,
  current_agreed_at timestamptz,
  ended_at timestamptz,
  end_reason text
    check (end_reason in ('changed', 'replaced', 'cancelled', 'stopped', 'taken', 'overtaken', 'passwordChanged')),
  check ((ended_at is null) = (end_reason is null)),
  check (current_key_hash is not null or current_agreed_at is null)
);
-- A player has one at a time.
create unique index email_change_open on sessions.email_change (player_id) where ended_at is null;
create index email_change_expires on sessions.email_change (expires_at);
grant select, insert, delete on sessions.email_change to casino_app;
grant update (new_agreed_at, current_agreed_at, ended_at, end_reason) on sessions.email_change to casino_app;

-- Another address ends the sessions that did not ask for it.
alter table sessions.session drop constraint session_end_reason_check;
alter table sessions.session add constraint session_end_reason_check check (
  end_reason in (
    'loggedOut', 'endedElsewhere', 'expired', 'excluded', 'onBreak', 'closed', 'passwordChanged', 'emailChanged'
  )
);
