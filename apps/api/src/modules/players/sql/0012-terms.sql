-- Terms that read otherwise are accepted anew; each time is an event.
grant update (terms_version, terms_accepted_at) on players.player to casino_app;
