-- Null: the statutory limit of the settings holds. A number is this player's own, granted by the authority.
alter table limits.player alter column weekly_deposit_cents drop not null;
alter table limits.player alter column weekly_deposit_cents drop default;
update limits.player set weekly_deposit_cents = null where weekly_deposit_cents = 20000;
