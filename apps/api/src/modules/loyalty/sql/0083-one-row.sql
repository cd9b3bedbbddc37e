-- What a round earned is what its player reads of it: one row, and one index that serves all who look. It begins with the player and
-- the instant, by which the history, the days and a bet that is given back look for it; whoever was told of a round twice with the
-- same instant is stopped by it, and that a round earned once is the audit's to ask (I8).
alter table loyalty.earning
  -- Its place in the history, among the rows of loyalty.entry; null where it was earned before this, and stands there.
  add column entry_id bigint,
  add column game_id bigint,
  -- What it was when it was earned, where some of it was taken back since.
  add column was_stake_units bigint,
  add column was_points bigint,
  add column was_coins bigint,
  add check (num_nonnulls(was_stake_units, was_points, was_coins) in (0, 3));
alter table loyalty.earning alter column entry_id set default nextval('loyalty.entry_id_seq');
alter table loyalty.earning drop constraint earning_pkey;
drop index loyalty.earning_of_player;
alter table loyalty.earning add primary key (player_id, at, provider, round_ref) include (points, entry_id);
-- The history is read by when things happened.
drop index loyalty.entry_of_player;
create index entry_of_player on loyalty.entry (player_id, at, id);

grant usage on sequence loyalty.entry_id_seq to casino_app;
grant update (was_stake_units, was_points, was_coins) on loyalty.earning to casino_app;
