-- What tournaments are played with: no money, and never in the same account as money.
alter domain wallet.asset drop constraint asset_check;
alter domain wallet.asset add constraint asset_check check (value in ('EUR', 'POINT', 'COIN', 'CREDIT'));
