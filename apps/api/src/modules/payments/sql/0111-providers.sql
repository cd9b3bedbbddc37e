-- An order keeps the provider that it was made with: it ends there, whatever its method uses later.
alter table payments.deposit
  add column provider text not null default 'hipay'
    check (provider in ('hipay', 'bancontact', 'paysafecard', 'neteller', 'skrill')),
  -- The provider's own id of the payment page, given to every later call.
  add column vendor_reference text,
  -- The text of the QR code by which the order can be paid, and until when its page stands.
  add column qr_code text,
  add column page_expires_at timestamptz,
  -- The wallet account that paid, where a withdrawal may go back to.
  add column payer_account text;
-- Two providers may give the same reference.
alter table payments.deposit drop constraint deposit_reference_key;
alter table payments.deposit add constraint deposit_reference_key unique (provider, reference);
create index deposit_payer on payments.deposit (player_id, method, credited_at desc) where payer_account is not null;
drop index payments.deposit_to_look_up;
create index deposit_to_look_up on payments.deposit (provider, next_look_up_at) where next_look_up_at is not null;
grant update (vendor_reference, qr_code, page_expires_at, payer_account) on payments.deposit to casino_app;

alter table payments.withdrawal
  -- `hand`: an operator pays it from the bank's own site.
  add column provider text not null default 'bank'
    check (provider in ('bank', 'hand', 'paysafecard', 'neteller', 'skrill')),
  -- The wallet account that it goes back to, where it goes to no bank account.
  add column wallet_account text,
  -- The bank's reference of a payment by hand.
  add column hand_reference text,
  alter column iban drop not null,
  alter column payee_check drop not null,
  add constraint goes_to_one_account check ((iban is null) <> (wallet_account is null)),
  add constraint bank_account_is_checked check (iban is null or payee_check is not null);
grant update (hand_reference) on payments.withdrawal to casino_app;
