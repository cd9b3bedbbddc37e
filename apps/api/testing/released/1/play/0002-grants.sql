-- A game session never changes; of a round, only its sums and its end.
revoke update on play.session, play.round from casino_app;
grant update (stake, win, bets, closed_at) on play.round to casino_app;
