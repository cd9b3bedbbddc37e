-- The doubt with which a person closed an order: that the gateway says it again is no news.
alter table payments.deposit add column seen_doubt text;
grant update (seen_doubt) on payments.deposit to casino_app;
