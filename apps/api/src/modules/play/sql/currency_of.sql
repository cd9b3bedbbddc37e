-- The code under which a purse is launched and its messages are counted. Providers know CREDIT by a code that is no country's
-- and no metal's (ISO 4217 leaves those that begin with X to others).
create or replace function play.currency_of(p_purse text) returns text
language sql immutable parallel safe as $$ select case p_purse when 'credit' then 'XCR' else 'EUR' end $$;
