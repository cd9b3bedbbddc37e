-- Tournaments that are played with credit: an entry has a purse of its own, from when its player first asks to play. Closed when
-- its tournament is over, or the entry is.
alter table tournaments.entry add column purse_id bigint unique, add column purse_closed_at timestamptz,
  add constraint entry_purse_was_open check (purse_closed_at is null or purse_id is not null);
create index entry_purse_open on tournaments.entry (id) where purse_id is not null and purse_closed_at is null;
grant update (purse_id, purse_closed_at) on tournaments.entry to casino_app;
