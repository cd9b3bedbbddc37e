-- The kernel's own rows: events and their listeners, third parties' messages, answers kept for a repeated
-- call, and counters against abuse.
grant usage on schema kernel to casino_app;

create table kernel.event (
  id bigint generated always as identity primary key,
  -- Commit order: a reader takes only rows whose transaction is older than every running one, so none is
  -- skipped that commits late.
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null,
  kind text not null,
  player_id bigint,
  data jsonb not null
);
create index event_order on kernel.event (xid, id);

create table kernel.cursor (
  listener text primary key,
  xid xid8 not null,
  id bigint not null
);

-- An event that a listener could not digest: reported, set aside, the rest goes on.
create table kernel.parked_event (
  listener text not null,
  event_id bigint not null references kernel.event (id),
  problem text not null,
  parked_at timestamptz not null,
  primary key (listener, event_id)
);

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

create table kernel.idempotency (
  owner text not null,
  key text not null,
  call text not null,
  input_hash bytea not null,
  answer jsonb,
  made_at timestamptz not null,
  primary key (owner, key)
);

create table kernel.throttle (
  bucket text primary key,
  window_start timestamptz not null,
  count integer not null
);

grant select, insert on kernel.event, kernel.inbox, kernel.parked_event to casino_app;
grant select, insert, update on kernel.cursor, kernel.idempotency, kernel.throttle to casino_app;
grant delete on kernel.idempotency, kernel.throttle to casino_app;
grant select on kernel.migration to casino_app;
