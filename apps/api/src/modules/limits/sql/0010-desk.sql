-- What persons did for a player at the desk, by whom and why; nothing of it is ever changed. The reason may name somebody, so
-- it stands here and not in the event log.
create table limits.desk_entry (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  operator text not null,
  did text not null,
  reason text not null check (reason <> ''),
  at timestamptz not null
);
create index desk_entry_of_player on limits.desk_entry (player_id, id);
grant select, insert on limits.desk_entry to casino_app;
