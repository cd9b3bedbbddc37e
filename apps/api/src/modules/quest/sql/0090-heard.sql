-- Whether the listener that counts bets has heard that its player joined: a bet that the log has before that counts for nothing,
-- also one of the same millisecond, and whether the log is read at once or later.
alter table quest.entry add is_heard boolean not null default true;
alter table quest.entry alter is_heard set default false;
grant update (is_heard) on quest.entry to casino_app;
