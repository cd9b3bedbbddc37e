-- How often the gateway answered about this order, and not about others, what could not be used.
alter table payments.deposit add column unreadable_answers smallint not null default 0;
grant update (unreadable_answers) on payments.deposit to casino_app;
