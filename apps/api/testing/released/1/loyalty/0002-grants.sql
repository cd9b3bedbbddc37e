-- What a round earned may become less; whose it was and when stay.
revoke update on loyalty.earning from casino_app;
grant update (stake_units, points, coins) on loyalty.earning to casino_app;
