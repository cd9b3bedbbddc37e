-- The jackpots that bets on its games take part in, as those who play them say.
alter table games.version add column jackpots text[] not null default '{}';
