-- The platform's own rows: the event log and its listeners, third parties' messages, answers kept for a repeated call,
-- rate limits, letters, workers, alarms, and what this database is. `migrate` makes the schema and kernel.migration.
grant usage on schema kernel to casino_app;
grant select on kernel.migration to casino_app;

-- Which PostgreSQL wrote these rows, and the newest release that has been here. Transaction numbers start again in
-- another cluster: cursors and snapshots kept from the old one would skip what is written in the new one.
create table kernel.house (
  one boolean primary key default true check (one),
  -- PostgreSQL's own name for its cluster; null where this server does not say it.
  cluster text,
  release integer not null
);
grant select on kernel.house to casino_app;

-- Whether this database serves sandboxes, decided by the first casino that opens on it, for ever: play money, the
-- demonstration player and its published password never meet real money.
create table kernel.place (
  the_only boolean primary key default true check (the_only),
  -- A table whose rows may exist only beside sandboxes references this column.
  sandbox boolean not null constraint place_sandbox unique
);
grant select, insert on kernel.place to casino_app;

create table kernel.event (
  id bigint generated always as identity primary key,
  -- The position of an event: the number of its transaction, or that of the last one that had ended when it was
  -- published, whichever is later. PostgreSQL gives a number to a transaction that waits for another one's lock, so its
  -- own number alone could place a consequence before its cause. A subscriber reads only positions older than every
  -- running transaction, so it skips none that commits late (docs/decisions/0097).
  xid xid8 not null default
    greatest(pg_current_xact_id(), ((pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1)::text)::xid8),
  at timestamptz not null,
  kind text not null,
  player_id bigint,
  data jsonb not null
);
create index event_order on kernel.event (xid, id);
grant select, insert on kernel.event to casino_app;

create table kernel.cursor (
  listener text primary key,
  xid xid8 not null,
  id bigint not null
);
grant select, insert, update on kernel.cursor to casino_app;

-- An event that a listener could not process: reported and set aside while the others go on. It leaves the table when a
-- person has asked for another try and the listener has processed it.
create table kernel.parked_event (
  listener text not null,
  event_id bigint not null references kernel.event (id),
  problem text not null,
  parked_at timestamptz not null,
  retry_asked_at timestamptz,
  primary key (listener, event_id)
);
grant select, insert, delete on kernel.parked_event to casino_app;
grant update (problem, parked_at, retry_asked_at) on kernel.parked_event to casino_app;

-- An event on which a listener timed out or failed for a moment. The reader computes the pause before the next try.
create table kernel.event_trouble (
  listener text not null,
  event_id bigint not null references kernel.event (id),
  tries integer not null,
  problem text not null,
  failed_at timestamptz not null,
  primary key (listener, event_id)
);
grant select, insert, update, delete on kernel.event_trouble to casino_app;

create table kernel.inbox (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The third party's own name for this message: the same one twice is one message.
  external_key text not null,
  received_at timestamptz not null,
  genuine boolean not null,
  headers jsonb not null,
  body bytea not null,
  unique (provider, external_key)
);
grant select, insert on kernel.inbox to casino_app;

-- Messages of the inbox that are genuine and cannot be read: each waits until a person has resolved it.
create table kernel.unread_notice (
  inbox_id bigint primary key references kernel.inbox (id),
  provider text not null,
  received_at timestamptz not null,
  -- Who looked at it last.
  opened_at timestamptz,
  opened_by text,
  seen_at timestamptz,
  seen_by text,
  -- What they did about it, in their words.
  seen_note text,
  constraint unread_notice_end_is_whole check (num_nulls(seen_at, seen_by, seen_note) in (0, 3))
);
create index unread_notice_waiting on kernel.unread_notice (provider, inbox_id) where seen_at is null;
grant select, insert on kernel.unread_notice to casino_app;
grant update (opened_at, opened_by, seen_at, seen_by, seen_note) on kernel.unread_notice to casino_app;

-- A key that was used is used for ever: the application writes its answer and nothing else.
create table kernel.idempotency (
  owner text not null,
  key text not null,
  call text not null,
  input_hash bytea not null,
  answer jsonb,
  made_at timestamptz not null,
  primary key (owner, key)
);
grant select, insert on kernel.idempotency to casino_app;
grant update (answer) on kernel.idempotency to casino_app;

create table kernel.throttle (
  bucket text primary key,
  window_start timestamptz not null,
  count integer not null
);
grant select, insert, update, delete on kernel.throttle to casino_app;

-- Live messages too long for a notification of PostgreSQL wait here for the other processes. The columns are
-- those of @socket.io/postgres-adapter, which also clears the table.
create table kernel.socket_attachment (
  -- Not bigint: the adapter writes it as JSON, which knows no bigint.
  id integer generated always as identity primary key,
  created_at timestamptz not null default clock_timestamp(),
  payload bytea not null
);
grant select, insert, delete on kernel.socket_attachment to casino_app;

-- The pools of workers that run jobs at this moment, each refreshed every few seconds. The times are the database's
-- own, like those of the jobs' locks.
create table kernel.worker (
  pool text primary key,
  lane text not null,
  seen_at timestamptz not null
);
grant select, insert, update, delete on kernel.worker to casino_app;

-- A letter on its way: sealed, because it may carry a link that lets somebody in, and deleted once it is sent.
create table kernel.letter (
  id bigint generated always as identity primary key,
  sealed bytea not null,
  posted_at timestamptz not null,
  -- What it is about, where several letters about it must arrive in the order they were posted in: an id, never a
  -- person's data.
  matter text
);
create index letter_matter on kernel.letter (matter, id) where matter is not null;
grant select, insert, delete on kernel.letter to casino_app;

-- To whom each letter of the last two weeks went: a bounce names its letter, which is deleted by then. Sealed, because
-- it is an address.
create table kernel.dispatch (
  letter_id bigint primary key,
  sealed_to bytea not null,
  -- When it was first handed over.
  at timestamptz not null,
  returned_at timestamptz,
  -- Why, as RFC 3463 says it.
  code text,
  check ((returned_at is null) = (code is null))
);
create index dispatch_age on kernel.dispatch (at);
grant select, insert, delete on kernel.dispatch to casino_app;
grant update (returned_at, code) on kernel.dispatch to casino_app;

-- What a person must look at. One row stands for one matter while it is open, however often it is raised.
create table kernel.alarm (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z]+(\.[a-zA-Z]+)+$'),
  -- What it is about, e.g. a listener and an event, a job, a withdrawal: an id, never a person's data.
  subject text not null,
  detail jsonb not null,
  count integer not null default 1,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When somebody was last notified.
  told_at timestamptz,
  closed_at timestamptz,
  closed_by text,
  check ((closed_at is null) = (closed_by is null))
);
create unique index alarm_open on kernel.alarm (kind, subject) where closed_at is null;
create index alarm_subject on kernel.alarm (kind, subject);
grant select, insert on kernel.alarm to casino_app;
grant update (detail, count, last_seen_at, told_at, closed_at, closed_by) on kernel.alarm to casino_app;
