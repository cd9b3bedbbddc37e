-- Which purse of its player an order fills or a withdrawal empties: their cash, or that of the sports book (docs/decisions/0084).
alter table payments.deposit add column purse text not null default 'cash' check (purse in ('cash', 'sports'));
alter table payments.withdrawal add column purse text not null default 'cash' check (purse in ('cash', 'sports'));
