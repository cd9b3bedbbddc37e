-- Who scores waits for nobody who publishes: each batch says in rows of its own what has changed, and they go once a board shows it.
-- One row of a tournament, written by both, kept the scoring for as long as the sorting of a large board took.
alter table tournaments.change drop constraint change_pkey;
alter table tournaments.change add column id bigint generated always as identity primary key;
revoke update (players) on tournaments.change from casino_app;
