-- The providers that the casino has keys for, as the one that opened last knows them: operators work on the database alone.
create table payments.configured_provider (
  provider text not null,
  direction text not null check (direction in ('deposit', 'withdraw')),
  primary key (provider, direction)
);
grant select, insert, delete on payments.configured_provider to casino_app;
