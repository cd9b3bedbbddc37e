-- Counts what was paid for a bet for the limits of its player, or takes it back (-1), on the day of the bet: a stake that was refunded
-- is none, anything else is a win.
create or replace function sportsbook.count_paid(v_bet sportsbook.bet, p_sign integer) returns void language sql as $$
  select limits.use(v_bet.player_id, v_bet.day, case v_bet.result when 'refunded' then -p_sign * v_bet.paid else 0 end,
    case v_bet.result when 'refunded' then 0 else p_sign * v_bet.paid end)
$$;
