-- Stands from a payment page that could not be had until the gateway has answered anything again; by its name, at most once.
create table payments.gateway_away (
  gateway text primary key,
  since timestamptz not null
);
grant select, insert, delete on payments.gateway_away to casino_app;
