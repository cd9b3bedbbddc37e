-- The tournaments in which bets count, each with the games it is played on, null for all: as those who run them say.
alter table games.version add column tournaments jsonb not null default '[]';
