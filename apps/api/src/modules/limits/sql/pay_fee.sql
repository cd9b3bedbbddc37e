-- Checks and counts an entry fee like a stake that opens a round, a free one too. Outcomes: those of limits.spend. The
-- caller moves the money.
create or replace function limits.pay_fee(
  p_id text, p_player_id bigint, p_amount bigint, p_at timestamptz, p_day date, p_week date, p_month date
) returns text language plpgsql as $$
declare
  v_outcome text;
begin
  perform wallet.lock_balance(wallet.cash(p_player_id), 'EUR');
  v_outcome := limits.spend(p_player_id, p_amount, p_at, p_day, p_week, p_month);
  if v_outcome = 'ok' and p_amount > 0 then
    perform limits.use_stake(p_player_id, p_amount, p_day, p_week, p_month);
    insert into limits.fee (id, player_id, day, amount, at) values (p_id, p_player_id, p_day, p_amount, p_at);
  end if;
  return v_outcome;
end $$;
