-- A robot's bet fills the pools and wins nothing; its item says so, in the chain too.
alter table jackpots.item add column is_eligible boolean not null default true;
