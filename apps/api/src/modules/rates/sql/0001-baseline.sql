-- What one euro was worth on a day, as the European Central Bank published it: to show, never to pay by.
create schema rates;
grant usage on schema rates to casino_app;

create table rates.rate (
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Millionths of the currency for one euro.
  millionths bigint not null check (millionths > 0),
  heard_at timestamptz not null,
  primary key (day, currency)
);
grant select, insert on rates.rate to casino_app;
grant update (millionths, heard_at) on rates.rate to casino_app;

-- When a rate was first asked for: a casino that has never received one waits since then. One row.
create table rates.first_ask (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
);
grant select, insert on rates.first_ask to casino_app;
