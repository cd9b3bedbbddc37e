-- For what is compared of players.
create index choice_of_player on consent.choice (player_id) where player_id is not null;
