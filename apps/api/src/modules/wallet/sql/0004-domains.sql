-- What a column may hold, as a domain: a check of a table is read from its text and planned anew by every statement that
-- writes, and every bet writes these rows; a domain's is planned with the statement, which is kept. Whoever writes meets
-- the same refusal as before. What compares two columns stays a check. The tables are written anew once.
create domain wallet.asset as text check (value in ('EUR', 'POINT', 'COIN', 'CREDIT'));
create domain wallet.amount as bigint check (value > 0);
-- How far below zero an account has been allowed to go.
create domain wallet.floor as bigint check (value <= 0);

alter table wallet.movement
  drop constraint movement_asset_check, alter column asset type wallet.asset,
  drop constraint movement_amount_check, alter column amount type wallet.amount;
alter table wallet.balance drop constraint balance_floor_check, alter column floor type wallet.floor;
