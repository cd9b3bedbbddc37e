-- Whether the player asked for a bonus with this order. It never changes: what the player chose holds for this capture.
alter table payments.deposit add column wants_bonus boolean not null default false;
