-- No row where the newest day lacks the currency. A single query, so that the planner inlines it into the caller: every
-- page of a player runs it.
create or replace function rates.rate_of(p_currency text) returns table (rate_day date, rate_millionths bigint)
language sql stable as $$
  select r.day, r.millionths from rates.rate r
  where r.day = (select max(newest.day) from rates.rate newest) and r.currency = p_currency
$$;
