-- XCR for CREDIT: ISO 4217 leaves codes with X to private use.
create or replace function play.currency_of(p_purse text) returns text
language sql immutable parallel safe as $$ select case p_purse when 'credit' then 'XCR' else 'EUR' end $$;
