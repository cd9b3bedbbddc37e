-- Counts a payment for the player’s limits (-1: reverses it) on the day of the bet; a refund cancels the stake, anything
-- else is a win.
create or replace function sportsbook.count_paid(v_bet sportsbook.bet, p_sign integer) returns void language sql as $$
  select limits.use(v_bet.player_id, v_bet.day, case v_bet.result when 'refunded' then -p_sign * v_bet.paid else 0 end,
    case v_bet.result when 'refunded' then 0 else p_sign * v_bet.paid end)
$$;
