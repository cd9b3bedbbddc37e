-- As in the ledger: what every bet writes is refused by domains, planned with the statement, where one column says it all.
create domain play.kind as text check (value in ('bet', 'win', 'rollback', 'tombstone'));
create domain play.amount as bigint check (value >= 0);
create domain play.purse as text check (value in ('cash'));

alter table play.transaction
  drop constraint transaction_kind_check, alter column kind type play.kind,
  drop constraint transaction_amount_check, alter column amount type play.amount,
  drop constraint transaction_purse_check, alter column purse type play.purse;
alter table play.round drop constraint round_purse_check, alter column purse type play.purse;
