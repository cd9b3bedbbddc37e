-- What only a stake is asked for, `limits.spend` reads itself. Its file makes the function anew.
drop function if exists limits.standing_of(bigint);
alter type limits.standing drop attribute largest_stake_units, drop attribute limits_bets;
