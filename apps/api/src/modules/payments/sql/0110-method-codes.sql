-- Methods have the codes of the specification: Bancontact is `bancontact_qr`, a transfer through the house bank is `bnp`.
alter table payments.deposit drop constraint deposit_method_check;
alter table payments.withdrawal drop constraint withdrawal_method_check;
update payments.deposit set method = 'bancontact_qr' where method = 'bancontact';
update payments.withdrawal set method = 'bnp' where method = 'bankTransfer';
alter table payments.deposit add constraint deposit_method_check check (method in
  ('bancontact_qr', 'payconiq', 'visa', 'mastercard', 'cb', 'paysafeCard', 'skrill', 'neteller'));
alter table payments.withdrawal add constraint withdrawal_method_check check (method in
  ('bnp', 'manualWithdraw', 'skrill', 'neteller', 'paysafeCard'));
