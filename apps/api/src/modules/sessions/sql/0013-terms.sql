-- Whether a session was opened by somebody who had not accepted the terms as they read then: who is logged in when they
-- change is asked at the next log-in.
alter table sessions.session add asks_terms boolean not null default false;
