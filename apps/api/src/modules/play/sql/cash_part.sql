-- The cash part of a win, in the proportion of the stake, to the nearest cent; half a cent counts as cash.
create or replace function play.cash_part(p_amount bigint, p_stake_cash bigint, p_stake bigint) returns bigint
language sql immutable parallel safe as $$
  select least(p_amount, div(2 * p_amount::numeric * p_stake_cash + 1000 * p_stake::numeric, 2000 * p_stake::numeric)::bigint * 1000)
$$;
