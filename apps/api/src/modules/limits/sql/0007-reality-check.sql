-- How often a player wants to be shown how long and at what they play, and until when they play without being asked
-- again. Null: not at all.
alter table limits.player
  add column check_minutes smallint check (check_minutes in (30, 60, 120, 240)),
  add column check_due_at timestamptz,
  add constraint check_whole check ((check_minutes is null) = (check_due_at is null));
grant update (check_minutes, check_due_at) on limits.player to casino_app;
alter type limits.standing add attribute check_due_at timestamptz;
