-- The chart's assets and no other: nothing is kept in CREDIT, which the first release foresaw.
alter domain wallet.asset drop constraint asset_check;
alter domain wallet.asset add constraint asset_check check (value in ('EUR', 'POINT', 'COIN'));
