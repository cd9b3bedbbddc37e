-- The pause before the next try lies with whoever reads; the row says when it last failed.
alter table kernel.event_trouble rename column next_try_at to failed_at;
