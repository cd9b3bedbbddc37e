-- Letters to the address of a player come back: since when, and why, as RFC 3463 says it. Until the address is shown to be
-- read again, or is another one.
alter table players.player add column mail_returned_at timestamptz;
alter table players.player add column mail_returned_code text;
alter table players.player add constraint player_mail_returned
  check ((mail_returned_at is null) = (mail_returned_code is null));
create index player_mail_returned on players.player (mail_returned_at) where mail_returned_at is not null;
grant update (mail_returned_at, mail_returned_code) on players.player to casino_app;
