-- How much of what was paid for an entry, and for more bets in it, the listener that scores has heard: a bet that the log has before
-- that is not paid for by it, also one of the same millisecond, and whether the log is read at once or later. Null: all of it.
alter table tournaments.entry add heard integer check (heard >= 0);
grant update (heard) on tournaments.entry to casino_app;
