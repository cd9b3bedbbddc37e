-- Live messages too long for a notification of PostgreSQL wait here for the other processes. The columns are
-- those of @socket.io/postgres-adapter, which also clears the table.
create table kernel.socket_attachment (
  -- Not bigint: the adapter writes it as JSON, which knows no bigint.
  id integer generated always as identity primary key,
  created_at timestamptz not null default clock_timestamp(),
  payload bytea not null
);
grant select, insert, delete on kernel.socket_attachment to casino_app;
