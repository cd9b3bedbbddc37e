-- When a session last showed, after it began, whose it is; null where it has not since.
alter table sessions.session add column proved_at timestamptz;
grant update (proved_at) on sessions.session to casino_app;
