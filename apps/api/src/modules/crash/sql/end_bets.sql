-- Ends bets of a round, each once; bets that have ended are skipped. Ordered by player, and lost bets, which lock no cash,
-- last: so that no two transactions wait for each other’s cash and rounds.
create or replace function crash.end_bets(p_term bigint, p_round_id bigint, p_endings crash.ending[], p_at timestamptz)
returns setof crash.ended language plpgsql as $$
declare
  v_one record;
  v_ending crash.ending;
  v_bet crash.bet;
begin
  perform crash.lock_lead(p_term);
  -- Two concurrent endings of the same bets would deadlock.
  perform pg_advisory_xact_lock(hashtextextended('crash:ends:' || p_round_id, 0));
  for v_one in
    select b as bet, e as ending from unnest(p_endings) e join crash.bet b on b.id = e.id
    where b.round_id = p_round_id and b.ended_as is null order by e.ended_as = 'lost', b.player_id, b.id
  loop
    v_bet := v_one.bet;
    v_ending := v_one.ending;
    if v_ending.ended_as <> 'lost' then perform wallet.lock_balance(wallet.cash(v_bet.player_id), 'EUR'); end if;
    update crash.bet b set ended_as = v_ending.ended_as, ended_at = greatest(p_at, b.placed_at), left_at = v_ending.left_at,
      paid_cents = v_ending.paid_cents, is_by_itself = v_ending.is_by_itself, stuck_at = null
    where b.id = v_bet.id and b.ended_as is null;
    continue when not found;
    if v_ending.ended_as = 'refunded' then
      return next crash.give_back(v_bet, p_at);
    elsif v_ending.ended_as = 'lost' then
      perform play.settle('house', v_bet.player_id, v_bet.id::text, 'crash', null, p_at);
      return next row(v_bet.id, v_bet.player_id, null, null, null)::crash.ended;
    else
      return next crash.pay_out(v_bet, v_ending.paid_cents, p_at);
    end if;
  end loop;
end $$;
