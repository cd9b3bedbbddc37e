-- Whoever signs up with itsme chooses a username afterwards, and a password if they want one.
alter table players.player alter column password_hash drop not null;
alter table players.player alter column username_key drop not null;
-- A name that is not chosen yet is empty, and nobody's.
alter table players.player add constraint player_username_chosen
  check ((username = '') = (username_key is null));
grant update (username, username_key) on players.player to casino_app;
