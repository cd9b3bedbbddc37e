-- Whoever may have no session any more: what they have, now or later, is paid to them.
create table payments.leaving (
  player_id bigint primary key,
  since timestamptz not null,
  -- The account that an operator named; null where it goes to the one that was paid last.
  iban text,
  -- Why a person must name an account; an alarm stands as long.
  problem text check (problem in ('noAccount', 'notOwn', 'failed')),
  -- The payout whose failure a person was called to.
  failed_withdrawal text references payments.withdrawal,
  -- When it was last seen to whether there is something to pay.
  looked_at timestamptz not null
);
create index leaving_to_look_at on payments.leaving (looked_at) where problem is null;
grant select, insert, update, delete on payments.leaving to casino_app;
