-- A reserved amount stays what it is, and its player's.
revoke update on limits.player, limits.deposit_use from casino_app;
grant update (weekly_deposit_cents) on limits.player to casino_app;
grant update (state, at) on limits.deposit_use to casino_app;
