-- By what the card of a credited deposit is known again: a hash of what the gateway shows of it. For comparing only.
alter table payments.deposit add column card_mark text;
grant update (card_mark) on payments.deposit to casino_app;
