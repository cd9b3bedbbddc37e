-- Three of five indexes that every movement paid for and no question used: balances are kept, sums are snapshots, and
-- the audit reads everything. The unique id is what makes a movement once.
drop index wallet.movement_from_player;
drop index wallet.movement_to_player;
alter table wallet.movement drop constraint movement_pkey;
