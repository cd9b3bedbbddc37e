-- The rate of a currency on the newest day that is known; no row where that day has none. A table in one query, so that
-- the planner puts it into the statement that asks: every page of a player does.
create or replace function rates.rate_of(p_currency text) returns table (rate_day date, rate_millionths bigint)
language sql stable as $$
  select r.day, r.millionths from rates.rate r
  where r.day = (select max(newest.day) from rates.rate newest) and r.currency = p_currency
$$;
