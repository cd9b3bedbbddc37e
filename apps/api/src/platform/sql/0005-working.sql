-- Who works on jobs at this moment: one row for each pool of workers, refreshed every few seconds. The times are
-- the database's own, as those of the worker's locks.
create table kernel.worker (
  pool text primary key,
  lane text not null,
  seen_at timestamptz not null
);
grant select, insert, update, delete on kernel.worker to casino_app;

-- A letter on its way: sealed, because it may carry a link that lets somebody in, and gone once it is sent.
create table kernel.letter (
  id bigint generated always as identity primary key,
  sealed bytea not null,
  posted_at timestamptz not null
);
grant select, insert, delete on kernel.letter to casino_app;
