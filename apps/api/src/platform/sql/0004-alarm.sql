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
  -- When somebody was last told.
  told_at timestamptz,
  closed_at timestamptz,
  closed_by text,
  check ((closed_at is null) = (closed_by is null))
);
create unique index alarm_open on kernel.alarm (kind, subject) where closed_at is null;
create index alarm_subject on kernel.alarm (kind, subject);
grant select, insert on kernel.alarm to casino_app;
grant update (detail, count, last_seen_at, told_at, closed_at, closed_by) on kernel.alarm to casino_app;

-- An event on which a listener ran out of time or lost its way: how often, and when it is tried again.
create table kernel.event_trouble (
  listener text not null,
  event_id bigint not null references kernel.event (id),
  tries integer not null,
  problem text not null,
  next_try_at timestamptz not null,
  primary key (listener, event_id)
);
grant select, insert, update, delete on kernel.event_trouble to casino_app;

-- A person may have a parked event tried again: it leaves the table when its listener has digested it.
alter table kernel.parked_event add column retry_asked_at timestamptz;
grant update (problem, parked_at, retry_asked_at), delete on kernel.parked_event to casino_app;
insert into kernel.alarm (kind, subject, detail, opened_at, last_seen_at)
  select 'event.parked', listener || '/' || event_id, jsonb_build_object('problem', problem), parked_at, parked_at
  from kernel.parked_event;
