-- Money in and out: orders at the gateways, withdrawals through the bank, and each step with its time.
create schema payments;
grant usage on schema payments to casino_app;

-- Whose money it is, how much and where to never change once they are written.
create table payments.deposit (
  -- Also the order id at the gateway, which takes 32 characters at most.
  id text primary key check (length(id) between 1 and 32),
  player_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- As the specification names methods.
  method text not null check (method in
    ('bancontact_qr', 'payconiq', 'visa', 'mastercard', 'cb', 'paysafeCard', 'skrill', 'neteller')),
  status text not null check (status in
    ('created', 'pending', 'succeeded', 'failed', 'cancelled', 'expired', 'refunded', 'chargedBack')),
  -- A key of the words paymentReasons.
  reason text,
  forward_url text,
  -- The process that sets it opens the hosted page; twins wait for the outcome.
  page_asked_at timestamptz,
  -- The gateway's transaction whose capture was credited or refused. Two providers may give the same reference.
  reference text,
  credited_at timestamptz,
  balance_before_cents bigint,
  balance_after_cents bigint,
  -- How much of a credited deposit was reversed after a chargeback or refund; it may be less than the amount.
  taken_back_cents bigint check (taken_back_cents between 0 and amount_cents),
  -- When to ask the gateway next, if it has not told us; null when there is nothing left to learn. A captured order is
  -- asked about until it can no longer be charged back.
  next_look_up_at timestamptz,
  -- When it was last asked on the player's behalf, so that a reloaded page does not ask each time.
  looked_up_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- How often in a row the gateway's answer about this order could not be had or read.
  look_up_failures smallint not null default 0,
  -- Since when the order waits for a person, and why; null where it does not.
  quarantined_at timestamptz,
  doubt text,
  -- The gateway's transaction that is in doubt and what it captured, for sending it back.
  doubt_reference text,
  doubt_cents bigint,
  -- How often the gateway answered about this order, and not about others, what could not be used.
  unreadable_answers smallint not null default 0,
  -- The doubt with which a person closed an order: that the gateway says it again is no news.
  seen_doubt text,
  -- A hash of what the gateway shows of the card that paid. For comparing only.
  card_mark text,
  -- Which purse of its player it fills: their cash, or that of the sports book (docs/decisions/0084).
  purse text not null default 'cash' check (purse in ('cash', 'sports')),
  -- Whether the player asked for a bonus with this order. It never changes: the player's choice applies to this
  -- capture.
  wants_bonus boolean not null default false,
  -- An order keeps the provider that it was made with, whatever its method uses later.
  provider text not null default 'hipay'
    check (provider in ('hipay', 'bancontact', 'paysafecard', 'neteller', 'skrill')),
  -- The provider's own id of the payment page, given to every later call.
  vendor_reference text,
  -- The text of the QR code by which the order can be paid, and until when its page is open.
  qr_code text,
  page_expires_at timestamptz,
  -- The wallet account that paid, where a withdrawal may go back to.
  payer_account text,
  constraint deposit_reference_key unique (provider, reference),
  check ((credited_at is null) = (balance_after_cents is null)),
  check (credited_at is null or reference is not null),
  check (status <> 'succeeded' or credited_at is not null),
  constraint doubt_has_its_time check ((doubt is null) = (quarantined_at is null))
);
create index deposit_of_player on payments.deposit (player_id, created_at desc, id desc);
create index deposit_open on payments.deposit (created_at) where status in ('created', 'pending');
create index deposit_to_look_up on payments.deposit (provider, next_look_up_at) where next_look_up_at is not null;
create index deposit_quarantined on payments.deposit (quarantined_at) where quarantined_at is not null;
create index deposit_payer on payments.deposit (player_id, method, credited_at desc) where payer_account is not null;
grant select, insert on payments.deposit to casino_app;
grant update (status, reason, forward_url, page_asked_at, reference, credited_at, balance_before_cents, balance_after_cents,
  taken_back_cents, next_look_up_at, looked_up_at, updated_at, look_up_failures, quarantined_at, doubt, doubt_reference,
  doubt_cents, unreadable_answers, seen_doubt, card_mark, vendor_reference, qr_code, page_expires_at, payer_account)
  on payments.deposit to casino_app;

-- Who must approve never changes either.
create table payments.withdrawal (
  -- Also the end-to-end id at the bank.
  id text primary key check (length(id) between 1 and 35),
  player_id bigint not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- As the specification names methods; `bnp` is a transfer through the casino's bank.
  method text not null check (method in
    ('bnp', 'manualWithdraw', 'skrill', 'neteller', 'paysafeCard')),
  iban text,
  holder_name text not null,
  payee_check text check (payee_check in ('MATCH', 'CLOSE_MATCH')),
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
  updated_at timestamptz not null,
  -- How often the bank was given this order. From the first time on it may have paid it.
  order_attempts smallint not null default 0,
  -- By which word of the bank a withdrawal failed; null where it did not.
  failed_by text check (failed_by in ('refused', 'rejected', 'returned')),
  -- An approval counts from this instant on: a withdrawal that came back to a person needs new ones.
  review_from timestamptz,
  -- Why a person must resolve it with the bank; null where nothing is disputed.
  dispute text check (dispute in
    ('paidAfterRelease', 'paidUnapproved', 'rejectedAfterPaid', 'refusedInDoubt', 'unknownAtBank')),
  disputed_at timestamptz,
  -- What was taken from the player's cash for a payout that arrived although its money had been released.
  claimed_cents bigint check (claimed_cents between 0 and amount_cents),
  -- Which purse of its player it empties (docs/decisions/0084).
  purse text not null default 'cash' check (purse in ('cash', 'sports')),
  -- `hand`: an operator pays it from the bank's own site.
  provider text not null default 'bank'
    check (provider in ('bank', 'hand', 'paysafecard', 'neteller', 'skrill')),
  -- The wallet account that it goes back to, where it goes to no bank account.
  wallet_account text,
  -- The bank's reference of a payment by hand.
  hand_reference text,
  constraint dispute_has_its_time check ((dispute is null) = (disputed_at is null)),
  constraint goes_to_one_account check ((iban is null) <> (wallet_account is null)),
  constraint bank_account_is_checked check (iban is null or payee_check is not null)
);
create index withdrawal_of_player on payments.withdrawal (player_id, created_at desc, id desc);
create index withdrawal_under_way on payments.withdrawal (followed_at) where status in ('approved', 'sent');
create index withdrawal_to_review on payments.withdrawal (created_at) where status = 'checking';
create index withdrawal_disputed on payments.withdrawal (disputed_at) where dispute is not null;
create index withdrawal_settled on payments.withdrawal (followed_at)
  where status in ('received', 'failed') and order_attempts > 0;
create unique index withdrawal_request on payments.withdrawal (player_id, request_key) where request_key is not null;
grant select, insert on payments.withdrawal to casino_app;
grant update (status, reason, followed_at, updated_at, order_attempts, failed_by, review_from, dispute, disputed_at,
  claimed_cents, hand_reference) on payments.withdrawal to casino_app;

create table payments.approval (
  withdrawal_id text not null references payments.withdrawal,
  operator text not null,
  at timestamptz not null,
  primary key (withdrawal_id, operator, at)
);
grant select, insert on payments.approval to casino_app;

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
grant select, insert on payments.step to casino_app;

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
grant select, insert on payments.risk_flag to casino_app;
grant update (cleared_at) on payments.risk_flag to casino_app;

-- Where players let themselves be paid: an account is one row for its player, however often they remove and add it.
create table payments.payout_account (
  id text primary key check (length(id) between 1 and 35),
  player_id bigint not null,
  iban text not null,
  added_at timestamptz not null,
  -- A new account waits; and one that nothing has arrived at waits again after a new password or a new address.
  usable_from timestamptz not null,
  removed_at timestamptz,
  unique (player_id, iban)
);
-- Who else has this account.
create index payout_account_iban on payments.payout_account (iban);
grant select, insert on payments.payout_account to casino_app;
grant update (added_at, usable_from, removed_at) on payments.payout_account to casino_app;

-- Players who may have no session any more: what they have, now or later, is paid to them.
create table payments.leaving (
  player_id bigint primary key,
  since timestamptz not null,
  -- The account that an operator named; null where it goes to the one that was paid last.
  iban text,
  -- Why a person must name an account; an alarm is open as long.
  problem text check (problem in ('noAccount', 'notOwn', 'failed')),
  -- The payout whose failure a person was called to.
  failed_withdrawal text references payments.withdrawal,
  -- When it was last checked whether there is something to pay.
  looked_at timestamptz not null
);
create index leaving_to_look_at on payments.leaving (looked_at) where problem is null;
grant select, insert, update, delete on payments.leaving to casino_app;

-- Deposits that a limit refused: no order was made of them. They are read for early signs, and deleted after a month.
create table payments.refused_deposit (
  player_id bigint not null,
  at timestamptz not null,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (player_id, at)
);
create index refused_deposit_at on payments.refused_deposit (at);
grant select, insert, delete on payments.refused_deposit to casino_app;

-- Kept from a payment page that could not be had until the gateway has answered anything again; by its name, at most
-- once.
create table payments.gateway_away (
  gateway text primary key,
  since timestamptz not null
);
grant select, insert, delete on payments.gateway_away to casino_app;

-- The providers that the casino has keys for, as the one that opened last knows them: operators work on the database
-- alone.
create table payments.configured_provider (
  provider text not null,
  direction text not null check (direction in ('deposit', 'withdraw')),
  primary key (provider, direction)
);
grant select, insert, delete on payments.configured_provider to casino_app;
