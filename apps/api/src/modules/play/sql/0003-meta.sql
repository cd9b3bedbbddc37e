-- What a provider adds to its messages is kept letter for letter and never interpreted: JSON that jsonb cannot hold
-- (NUL, numbers without end) is no reason to refuse money.
alter table play.transaction alter column meta type text using meta::text;

-- They took jsonb; functions.sql makes them anew.
drop function if exists play.place_bet(text, text, bytea, bigint, text, boolean, text, bigint, text, bigint, boolean, jsonb, timestamptz);
drop function if exists play.pay_win(text, text, bytea, bigint, text, boolean, text, text, text, bigint, boolean, jsonb, timestamptz);
drop function if exists play.roll_back(text, text, bytea, bigint, text, text, text, jsonb, timestamptz);
drop function if exists play.record(text, text, text, bigint, bigint, text, text, text, bigint, bigint, text, bigint, timestamptz, jsonb, boolean);
