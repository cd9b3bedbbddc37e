-- Every sign of life moves idle_until: indexed, it cost an index entry each time. What is open is few, and is looked
-- through once a minute.
drop index sessions.session_idle;
create index session_open on sessions.session (id) where ended_at is null;
-- Room on the page keeps a sign of life in place.
alter table sessions.session set (fillfactor = 80);
