-- Places a bet on an open round in one statement. Statuses: those of play.place_bet · notOpen · stake · panelTaken ·
-- betIdUsed. A repeated bet is answered as it is now. No row shared by all bets is written.
create or replace function crash.place_bet(
  p_bet crash.bet, p_token_hash bytea, p_day date, p_week date, p_month date,
  out status text, out balance bigint, out purse text, out cash bigint, out bet crash.bet
) language plpgsql as $$
declare
  v_round crash.round;
begin
  perform crash.lock_round(p_bet.round_id, false);
  -- Serialises the bets of a player: a concurrent repetition finds the bet.
  balance := wallet.lock_balance(wallet.cash(p_bet.player_id), 'EUR');
  select * into bet from crash.bet b where b.id = p_bet.id;
  if found then
    status := case when (bet.player_id, bet.round_id, bet.panel, bet.stake_cents)
        = (p_bet.player_id, p_bet.round_id, p_bet.panel, p_bet.stake_cents)
      and bet.target is not distinct from p_bet.target then 'ok' else 'betIdUsed' end;
    if status <> 'ok' then bet := null; end if;
    -- The balance may have changed since.
    balance := null;
    return;
  end if;
  select * into v_round from crash.round r where r.id = p_bet.round_id;
  status := case
    when v_round.id is null or v_round.took_off_at is not null or v_round.over_at is not null then 'notOpen'
    when p_bet.stake_cents not between v_round.min_stake_cents and v_round.max_stake_cents then 'stake'
    when exists (select from crash.bet b where b.round_id = p_bet.round_id and b.player_id = p_bet.player_id
      and b.panel = p_bet.panel and b.ended_as is distinct from 'cancelled') then 'panelTaken'
    else 'ok'
  end;
  if status <> 'ok' then balance := null; return; end if;
  select p.status, p.balance, p.purse, p.cash into status, balance, purse, cash
  from play.place_bet(
    play.of_house('crash', p_bet.id::text, p_bet.player_id, p_bet.id::text, p_bet.stake_cents, p_token_hash),
    row(games.id_of('crash'), 'crash', 'Elite')::play.game,
    false, p_bet.placed_at, p_day, p_week, p_month) p;
  if status <> 'ok' then return; end if;
  insert into crash.bet (id, round_id, player_id, panel, stake_cents, target, is_auto, placed_at)
  values (p_bet.id, p_bet.round_id, p_bet.player_id, p_bet.panel, p_bet.stake_cents, p_bet.target, p_bet.is_auto, p_bet.placed_at)
  returning * into bet;
end $$;
