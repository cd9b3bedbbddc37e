-- What a player may not do for a while. Infinity is for ever; an instant that has passed holds nobody.
alter table limits.player add column excluded_until timestamptz;
alter table limits.player add column break_until timestamptz;
-- The most this player may stake with one bet, 10⁻⁵ euro; null where no such limit is set.
alter table limits.player add column largest_stake_units bigint check (largest_stake_units >= 0);
grant update (excluded_until, break_until) on limits.player to casino_app;

-- limits.gate takes its place.
drop function if exists limits.refusal(bigint, text);
