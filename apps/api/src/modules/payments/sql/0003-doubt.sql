-- What is known of a payout at the bank, and what a person must settle.
alter table payments.withdrawal
  -- How often the bank was given this order. From the first time on it may have paid it.
  add column order_attempts smallint not null default 0,
  -- By which word of the bank a withdrawal failed; null where it did not, or where that was not kept yet.
  add column failed_by text check (failed_by in ('refused', 'rejected', 'returned')),
  -- An approval counts from this instant on: a withdrawal that came back to a person needs new ones.
  add column review_from timestamptz,
  -- Why a person must settle it with the bank; null where nothing is disputed.
  add column dispute text check (dispute in
    ('paidAfterRelease', 'paidUnapproved', 'rejectedAfterPaid', 'refusedInDoubt', 'unknownAtBank')),
  add column disputed_at timestamptz,
  -- What was taken from the player's cash for a payout that arrived although its money had been released.
  add column claimed_cents bigint check (claimed_cents between 0 and amount_cents),
  add constraint dispute_has_its_time check ((dispute is null) = (disputed_at is null));
update payments.withdrawal set order_attempts = 1 where status in ('approved', 'sent', 'received', 'failed');
create index withdrawal_disputed on payments.withdrawal (disputed_at) where dispute is not null;
create index withdrawal_settled on payments.withdrawal (followed_at)
  where status in ('received', 'failed') and order_attempts > 0;

alter table payments.approval drop constraint approval_pkey;
alter table payments.approval add primary key (withdrawal_id, operator, at);

alter table payments.deposit
  -- How often in a row the gateway's answer about this order could not be had or read.
  add column look_up_failures smallint not null default 0,
  -- Since when the order waits for a person, and why; null where it does not.
  add column quarantined_at timestamptz,
  add column doubt text,
  -- The gateway's transaction that is in doubt and what it captured, for sending it back.
  add column doubt_reference text,
  add column doubt_cents bigint,
  add constraint doubt_has_its_time check ((doubt is null) = (quarantined_at is null));
create index deposit_quarantined on payments.deposit (quarantined_at) where quarantined_at is not null;

grant update (order_attempts, failed_by, review_from, dispute, disputed_at, claimed_cents) on payments.withdrawal to casino_app;
grant update (look_up_failures, quarantined_at, doubt, doubt_reference, doubt_cents) on payments.deposit to casino_app;

-- Captured orders are asked about until nobody can charge them back any more.
update payments.deposit set next_look_up_at = created_at + interval '1 day'
where status in ('succeeded', 'refunded') and next_look_up_at is null;
