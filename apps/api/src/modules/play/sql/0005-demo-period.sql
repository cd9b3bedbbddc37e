-- The time in which a visitor who answered the age question may try games; of its cookie only the hash is kept. It is
-- opened once and never longer.
create table play.demo_period (
  token_hash bytea primary key check (length(token_hash) = 32),
  opened_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > opened_at)
);
create index demo_period_end on play.demo_period (ends_at);
grant select, insert, delete on play.demo_period to casino_app;
