-- It is asked now whether the stake belongs to a round that has begun; its file makes it anew.
drop function if exists limits.spend(bigint, bigint, timestamptz, date, date, date);
