-- Until when an unfinished order keeps its room; null for orders from before this was kept.
alter table limits.deposit_use add column reserved_until timestamptz;
