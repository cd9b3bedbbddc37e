-- The round a win was made in: a bet that is voided afterwards takes the win off the list.
alter table games.winner add column round_key text not null default '';
alter table games.winner alter column round_key drop default;
create index winner_round on games.winner (round_key);
