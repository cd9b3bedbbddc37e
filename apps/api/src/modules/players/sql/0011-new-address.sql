-- A player gets another address, by sessions' leave: it knows that both addresses agreed.
grant update (email, email_key) on players.player to casino_app;
