-- Deposits that a limit refused: no order was made of them. Whoever looks for early signs reads them, and they are forgotten
-- after a month.
create table payments.refused_deposit (
  player_id bigint not null,
  at timestamptz not null,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (player_id, at)
);
create index refused_deposit_at on payments.refused_deposit (at);
grant select, insert, delete on payments.refused_deposit to casino_app;
