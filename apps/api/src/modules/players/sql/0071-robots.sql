-- Players who are nobody: programs beside the sandboxes that play, so that a house without players is not still. A database
-- of real vendors has no row that theirs could refer to.
create table players.robot (
  player_id bigint primary key references players.player (id),
  sandbox boolean not null default true check (sandbox) references kernel.place (sandbox)
);
grant select, insert (player_id) on players.robot to casino_app;
