-- What a bet is expected to win of a campaign at most, in millionths of its stake; null for campaigns from before.
alter table drops.campaign add column added_ppm integer check (added_ppm > 0);
