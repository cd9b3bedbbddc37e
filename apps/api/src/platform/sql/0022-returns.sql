-- To whom each letter of the last days went: what comes back names its letter, and the letter itself is gone by then.
-- Sealed, because it is an address; forgotten after two weeks.
create table kernel.dispatch (
  letter_id bigint primary key,
  sealed_to bytea not null,
  -- When it was handed over first.
  at timestamptz not null,
  returned_at timestamptz,
  -- Why, as RFC 3463 says it.
  code text,
  check ((returned_at is null) = (code is null))
);
create index dispatch_age on kernel.dispatch (at);
grant select, insert, delete on kernel.dispatch to casino_app;
grant update (returned_at, code) on kernel.dispatch to casino_app;
