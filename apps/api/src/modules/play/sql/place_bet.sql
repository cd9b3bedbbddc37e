-- Books a stake, in one statement, one round trip, one transaction. It locks the purse first and looks the id up then,
-- so that twins wait for each other. Statuses: ok · notEnoughMoney · limitReached · tokenInvalid · tokenExpired ·
-- playerDisabled · gameInvalid · wrongCurrency · clash · rolledBack; the first that holds, in the order below.
create or replace function play.place_bet(
  m play.message, p_game play.game, p_is_free boolean, p_now timestamptz, p_day date, p_week date, p_month date,
  out status text, out balance bigint, out player_id bigint
) language plpgsql as $$
declare
  v_session play.session;
  v_before play.transaction;
  v_round play.round;
  v_account text;
  v_balance bigint;
  v_moved constant bigint := case when p_is_free then 0 else m.amount end;
  v_spending text;
  v_is_alive boolean;
  v_is_touch_due boolean;
  v_late boolean;
  v_begins boolean := false;
begin
  select * into v_session from play.session s where s.token_hash = m.token_hash;
  if not found or v_session.player_id <> m.player_id then status := 'tokenInvalid'; return; end if;
  player_id := m.player_id;
  v_account := wallet.of_purse(m.player_id, v_session.purse);

  v_balance := wallet.lock_balance(v_account, 'EUR');
  select * into v_before from play.transaction t where t.provider = m.provider and t.uuid = m.uuid;
  if found then
    select a.status, a.balance into status, balance from play.answer_again(v_before, m, 'bet', v_balance) a;
    return;
  end if;

  v_spending := limits.spend(m.player_id, v_moved, p_now, p_day, p_week, p_month);
  -- Whether the round is closed is asked under the lock, not of the clocks: two processes' clocks differ.
  select s.is_alive, s.is_touch_due, exists (select from play.round r where r.provider = m.provider
      and r.player_id = m.player_id and r.round_ref = m.round_ref and r.closed_at is not null)
  into v_is_alive, v_is_touch_due, v_late
  from (select) one left join sessions.standing_of(v_session.login_session_id, p_now) s on true;
  -- A hand goes on: doubling, insuring and free spins are not asked about. To the provider it is a limit. Asked apart, for a
  -- case with a query in it is run as one for every bet.
  if v_spending in ('checkDue', 'timeOver') then
    v_begins := not exists (select from play.round r where r.provider = m.provider and r.player_id = m.player_id
      and r.round_ref = m.round_ref);
  end if;
  status := case
    when v_session.expires_at <= p_now or v_is_alive is not true then 'tokenExpired'
    when v_spending = 'barred' then 'playerDisabled'
    when v_spending = 'limitReached' then 'limitReached'
    when v_begins then 'limitReached'
    when (p_game).id is null then 'gameInvalid'
    when m.currency <> 'EUR' then 'wrongCurrency'
    when v_moved > v_balance then 'notEnoughMoney'
    else 'ok'
  end;
  balance := case when status = 'ok' then v_balance - v_moved else v_balance end;

  -- The same id may be on its way for another player: their row comes first or ours does, never both.
  if not play.record(m, 'bet', v_session.id, v_session.purse, case when status = 'ok' then v_moved else 0 end, status,
      balance, p_now, v_late, p_game, case when status = 'ok' then p_day end) then
    status := 'clash'; balance := v_balance; return;
  end if;
  if status <> 'ok' then return; end if;

  if v_moved > 0 then
    balance := (wallet.must_move('bet:' || m.provider || ':' || m.uuid, 'stake', 'EUR', v_account,
      wallet.games(m.provider), v_moved, p_now)).from_after;
  end if;
  -- A stake of nothing, too, begins its day: what it wins is counted there.
  perform limits.use_stake(m.player_id, v_moved, p_day, p_week, p_month);
  insert into play.round as r (provider, round_ref, player_id, game_id, purse, stake, bets, bet_uuids, opened_at, closed_at)
  values (m.provider, m.round_ref, m.player_id, (p_game).id, v_session.purse, v_moved, 1, array[m.uuid], p_now,
    case when m.round_closed then p_now end)
  on conflict on constraint round_pkey do update set stake = r.stake + excluded.stake, bets = r.bets + 1,
    bet_uuids = r.bet_uuids || excluded.bet_uuids, closed_at = coalesce(r.closed_at, excluded.closed_at)
  returning * into v_round;
  perform kernel.announce('bet.placed', m.player_id, jsonb_build_object('provider', m.provider, 'uuid', m.uuid,
    'roundRef', m.round_ref, 'gameId', (p_game).id, 'purse', v_session.purse, 'stakeUnits', v_moved), p_now);
  if m.round_closed and not v_late then perform play.announce_settled(v_round, p_now); end if;
  if v_is_touch_due then perform sessions.touch(v_session.login_session_id, p_now); end if;
end $$;
