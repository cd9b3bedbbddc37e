-- Books a stake in one statement; it locks the balance before it looks the name up, so that duplicates wait. The first
-- status that applies: sessionInvalid · clash · discarded · sessionOver · barred · notOffered · limitReached · checkDue ·
-- timeOver · wrongCurrency · notEnoughMoney · ok.
create or replace function sportsbook.place_bet(
  m sportsbook.message, p_session uuid, p_slip sportsbook.slip, p_is_offered boolean,
  p_now timestamptz, p_day date, p_week date, p_month date,
  out status text, out balance bigint, out player_id bigint, out bet_id bigint
) language plpgsql as $$
declare
  v_session sportsbook.session;
  v_before sportsbook.transaction;
  v_spending text;
  v_is_alive boolean;
  v_is_touch_due boolean;
begin
  select * into v_session from sportsbook.session s where s.ref = p_session;
  if not found or v_session.player_id <> m.player_id then status := 'sessionInvalid'; return; end if;
  player_id := m.player_id;
  balance := sportsbook.lock_purse(m.player_id);
  select * into v_before from sportsbook.transaction t where t.provider = m.provider and t.uuid = m.uuid;
  if found then
    select a.status, a.balance into status, balance from sportsbook.answer_again(v_before, m, 'stake', balance) a;
    if status = 'ok' then bet_id := v_before.bet_id; end if;
    return;
  end if;

  v_spending := limits.spend(m.player_id, m.amount, p_now, p_day, p_week, p_month);
  select s.is_alive, s.is_touch_due into v_is_alive, v_is_touch_due
  from (select) one left join sessions.standing_of(v_session.login_session_id, p_now) s on true;
  status := case
    when v_is_alive is not true then 'sessionOver'
    when v_spending = 'barred' then 'barred'
    when not p_is_offered then 'notOffered'
    when v_spending <> 'ok' then v_spending
    when m.currency <> 'EUR' then 'wrongCurrency'
    when m.amount > balance then 'notEnoughMoney'
    else 'ok'
  end;
  if status = 'ok' then
    insert into sportsbook.bet (provider, uuid, slip, player_id, session_id, stake, potential_win, odds_thousandths, legs, day, placed_at)
    values (m.provider, m.uuid, p_slip.ref, m.player_id, v_session.id, m.amount, p_slip.potential_win, p_slip.odds_thousandths,
      p_slip.legs, p_day, p_now)
    on conflict do nothing returning id into bet_id;
    m.bet_id := bet_id;
  end if;
  -- The same name may arrive for another player at the same moment: only one of the rows is inserted.
  if (status = 'ok' and bet_id is null)
      or not sportsbook.record(m, 'stake', status, balance - case status when 'ok' then m.amount else 0 end, p_now) then
    status := 'clash'; bet_id := null; return;
  end if;
  if status <> 'ok' then return; end if;

  balance := (wallet.must_move('sports-stake:' || m.provider || ':' || m.uuid, 'sportsStake', 'EUR', wallet.sports(m.player_id),
    wallet.book(m.provider), m.amount, p_now)).from_after;
  perform limits.use_stake(m.player_id, m.amount, p_day, p_week, p_month);
  perform kernel.announce('slip.placed', m.player_id, jsonb_build_object('provider', m.provider, 'betId', bet_id,
    'stakeUnits', m.amount), p_now);
  if v_is_touch_due then perform sessions.touch(v_session.login_session_id, p_now); end if;
end $$;
