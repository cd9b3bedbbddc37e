-- A session that was opened restricted hears when the reason becomes another one.
grant update (restriction, restricted_until) on sessions.session to casino_app;
