-- Money in and out: orders at the gateway, withdrawals through the bank, and each step with its time.
create schema payments;
grant usage on schema payments to casino_app;

create table payments.deposit (
  -- Also the order id at the gateway, which takes 32 characters at most.
  id text primary key check (length(id) between 1 and 32),
  player_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  method text not null check (method in ('bancontact', 'visa', 'mastercard')),
  status text not null check (status in
    ('created', 'pending', 'succeeded', 'failed', 'cancelled', 'expired', 'refunded', 'chargedBack')),
  -- A key of the words paymentReasons.
  reason text,
  forward_url text,
  -- Whoever sets it opens the hosted page; twins wait for the outcome.
  page_asked_at timestamptz,
  -- The gateway's transaction whose capture was credited or refused.
  reference text unique,
  credited_at timestamptz,
  balance_before_cents bigint,
  balance_after_cents bigint,
  -- How much of a credited deposit was taken back after a charge-back or refund; it may be less than the amount.
  taken_back_cents bigint check (taken_back_cents between 0 and amount_cents),
  -- When to ask the gateway next, if it has not told us; null when there is nothing left to learn.
  next_look_up_at timestamptz,
  -- When it was last asked on the player's behalf, so that a reloaded page does not ask each time.
  looked_up_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((credited_at is null) = (balance_after_cents is null)),
  check (credited_at is null or reference is not null),
  check (status <> 'succeeded' or credited_at is not null)
);
create index deposit_of_player on payments.deposit (player_id, created_at desc, id desc);
create index deposit_open on payments.deposit (created_at) where status in ('created', 'pending');
create index deposit_to_look_up on payments.deposit (next_look_up_at) where next_look_up_at is not null;

create table payments.withdrawal (
  -- Also the end-to-end id at the bank.
  id text primary key check (length(id) between 1 and 35),
  player_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  method text not null check (method in ('bankTransfer')),
  iban text not null,
  holder_name text not null,
  payee_check text not null check (payee_check in ('MATCH', 'CLOSE_MATCH')),
  status text not null check (status in
    ('requested', 'checking', 'approved', 'sent', 'received', 'rejected', 'failed')),
  reason text,
  -- How many different operators must approve; 0 where the rules do.
  approvals_needed smallint not null check (approvals_needed between 0 and 2),
  -- The caller's Idempotency-Key, so that a repeated call does not trouble the bank again.
  request_key text,
  balance_before_cents bigint not null,
  balance_after_cents bigint not null check (balance_after_cents >= 0),
  -- When the bank was last asked about it.
  followed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index withdrawal_of_player on payments.withdrawal (player_id, created_at desc, id desc);
create index withdrawal_under_way on payments.withdrawal (followed_at) where status in ('approved', 'sent');
create index withdrawal_to_review on payments.withdrawal (created_at) where status = 'checking';
create unique index withdrawal_request on payments.withdrawal (player_id, request_key) where request_key is not null;

create table payments.approval (
  withdrawal_id text not null references payments.withdrawal,
  operator text not null,
  at timestamptz not null,
  primary key (withdrawal_id, operator)
);

-- Every step of a deposit or withdrawal, oldest first by `n`.
create table payments.step (
  n bigint generated always as identity,
  subject_id text not null,
  status text not null,
  at timestamptz not null,
  -- The operator, where one decided.
  by_operator text,
  primary key (subject_id, n)
);

-- Why a person must look before money leaves to this player. A cleared flag stays for the record.
create table payments.risk_flag (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null,
  subject_id text not null,
  raised_at timestamptz not null,
  cleared_at timestamptz,
  unique (kind, subject_id)
);
create index risk_flag_of_player on payments.risk_flag (player_id) where cleared_at is null;

grant select, insert, update on payments.deposit, payments.withdrawal, payments.risk_flag to casino_app;
grant select, insert on payments.approval, payments.step to casino_app;
