-- Books a stake in one statement; it locks the purse before it takes the id, so that duplicates wait. The first status that
-- applies, in the order below. Only cash counts for the limits. `purse` and `cash` are null for cash alone. `p_purse_id`:
-- the purse of CREDIT that the provider named. `p_is_closed`: maintenance, only open rounds go on. Expressions are prepared
-- anew in every transaction, so those for other purses are in branches of their own.
create or replace function play.place_bet(
  m play.message, p_game play.game, p_is_free boolean, p_now timestamptz, p_day date, p_week date, p_month date,
  p_purse_id bigint default null, p_launch_codes text[] default null, p_is_closed boolean default false,
  out status text, out balance bigint, out player_id bigint, out purse text, out cash bigint
) language plpgsql as $$
declare
  v_session play.session;
  v_before play.transaction;
  v_balance bigint;
  v_moved constant bigint := case when p_is_free then 0 else m.amount end;
  -- Null for cash alone: the part that is not cash, the cash held, the currency, and why the purse is refused.
  v_other bigint;
  v_cash_held bigint;
  v_currency text;
  v_refusal text;
  v_spending text;
  v_is_alive boolean;
  v_is_touch_due boolean;
  -- Of the round with this reference: closed, has a bet, open in another purse; and whether another round has the reference.
  v_late boolean;
  v_goes_on boolean;
  v_is_open_elsewhere boolean;
  v_is_ref_taken boolean;
begin
  select * into v_session from play.session s where s.token_hash = m.token_hash;
  if not found or v_session.player_id <> m.player_id then status := 'tokenInvalid'; return; end if;
  player_id := m.player_id;
  if v_session.purse_id is null and p_purse_id is null then
    v_balance := wallet.lock_balance(wallet.cash(m.player_id), 'EUR');
  elsif p_purse_id is distinct from (case v_session.purse when 'credit' then v_session.purse_id end) then
    status := 'tokenInvalid'; return;
  else
    purse := v_session.purse;
    select h.cash, h.cash + h.other into v_cash_held, v_balance
    from play.lock_purse(m.player_id, purse, v_session.purse_id) h;
    v_other := v_moved - least(v_moved, greatest(v_cash_held, 0));
    v_currency := play.currency_of(purse);
    v_refusal := play.purse_refusal(v_session.purse_id, v_moved, m.game_code, p_now);
  end if;

  v_spending := limits.spend(m.player_id, v_moved - coalesce(v_other, 0), p_now, p_day, p_week, p_month);
  -- Read under the lock, because clocks of processes differ. A purse of CREDIT has its own rounds at the provider.
  select s.is_alive, s.is_touch_due, o.is_closed, o.is_begun, o.is_open_elsewhere, o.is_ref_taken
  into v_is_alive, v_is_touch_due, v_late, v_goes_on, v_is_open_elsewhere, v_is_ref_taken
  from sessions.standing_of(v_session.login_session_id, p_now) s, lateral (
    select coalesce(bool_or(e.is_same and r.closed_at is not null), false) as is_closed,
      coalesce(bool_or(e.is_same), false) as is_begun,
      coalesce(bool_or(e.is_same and r.closed_at is null and r.purse_id is distinct from v_session.purse_id), false) as is_open_elsewhere,
      coalesce(bool_or((r.game_code, r.purse_id) is distinct from (m.game_code, v_session.purse_id)), false) as is_ref_taken
    from play.round r, lateral (select r.game_code = m.game_code
      and (case r.purse when 'credit' then r.purse_id end) is not distinct from p_purse_id as is_same) e
    where r.provider = m.provider and r.player_id = m.player_id and r.round_ref = m.round_ref) o;
  -- Within a round, only the limits apply. The provider knows all of it as a limit.
  if v_spending in ('checkDue', 'timeOver') and v_goes_on then
    v_spending := limits.spend(m.player_id, v_moved - coalesce(v_other, 0), p_now, p_day, p_week, p_month, p_goes_on => true);
  end if;
  status := case
    when v_session.expires_at <= p_now or v_is_alive is not true then 'tokenExpired'
    when v_spending = 'barred' then 'playerDisabled'
    when v_refusal is not null then v_refusal
    when v_spending <> 'ok' or p_is_closed and (v_late or not v_goes_on) then 'limitReached'
    when (p_game).id is null or v_session.game_code <> all(p_launch_codes) then 'gameInvalid'
    when m.currency <> coalesce(v_currency, 'EUR') then 'wrongCurrency'
    when v_moved > v_balance then 'notEnoughMoney'
    else 'ok'
  end;
  balance := case when status = 'ok' then v_balance - v_moved else v_balance end;

  -- Almost every message is new, so the id is taken without a look-up. It may arrive for another player at the same moment:
  -- only one row is inserted.
  if not play.record(m, 'bet', v_session.id, v_session.purse, v_session.purse_id, case when status = 'ok' then v_moved else 0 end,
      case when status = 'ok' then v_moved - coalesce(v_other, 0) else 0 end, status, balance, p_now, coalesce(v_late, false), p_game,
      case when status = 'ok' and v_session.purse <> 'credit' then p_day end) then
    select * into v_before from play.transaction t where t.provider = m.provider and t.uuid = m.uuid;
    select a.status, a.balance into status, balance from play.answer_again(v_before, m, 'bet', v_balance) a;
    return;
  end if;
  if status <> 'ok' then return; end if;

  if v_moved > coalesce(v_other, 0) then
    v_balance := (wallet.must_move('bet:' || m.provider || ':' || m.uuid, 'stake', 'EUR', wallet.cash(m.player_id),
      wallet.games(m.provider), v_moved - coalesce(v_other, 0), p_now)).from_after;
  end if;
  -- A free bet too, because its win counts on this day. CREDIT does not count.
  if v_session.purse <> 'credit' then
    perform limits.use_stake(m.player_id, v_moved - coalesce(v_other, 0), p_day, p_week, p_month);
  end if;
  insert into play.round as r (provider, round_ref, player_id, game_id, game_code, event_ref, purse, purse_id, stake, bets, bet_uuids,
    opened_at, closed_at)
  values (m.provider, m.round_ref, m.player_id, (p_game).id, m.game_code,
    -- A plain name has no @, so no reference equals the name of another row. CREDIT is not locked with cash and has its own
    -- names.
    case when v_is_ref_taken or v_session.purse = 'credit' or strpos(m.round_ref, '@') > 0 then m.round_ref || '@' || m.game_code || coalesce('#' || v_session.purse_id, '') else m.round_ref end,
    v_session.purse, v_session.purse_id, v_moved, 1, array[m.uuid], p_now, case when m.round_closed or v_late then p_now end)
  on conflict on constraint round_key do update set stake = r.stake + excluded.stake, bets = r.bets + 1,
    bet_uuids = r.bet_uuids || excluded.bet_uuids, closed_at = coalesce(r.closed_at, excluded.closed_at);
  if v_other is not null then
    select * into v_before from play.transaction t where t.provider = m.provider and t.uuid = m.uuid;
    perform play.move_other(v_before, 'Stake', 'bet:' || m.provider || ':' || m.uuid, p_now);
    update play.round r set other_stake = r.other_stake + v_other
    where r.provider = m.provider and r.player_id = m.player_id and r.round_ref = m.round_ref and r.game_code = m.game_code
      and r.purse_id = v_session.purse_id;
    if purse = 'bonus' then cash := v_cash_held - v_moved + v_other; end if;
  end if;
  if m.round_closed and not v_late then
    perform play.announce_settled(r, p_now) from play.round r
    where r.provider = m.provider and r.player_id = m.player_id and r.round_ref = m.round_ref and r.game_code = m.game_code
      and r.purse_id is not distinct from v_session.purse_id;
    if v_is_open_elsewhere then
      perform play.settle(m.provider, m.player_id, m.round_ref, m.game_code, p_purse_id, p_now);
    end if;
  end if;
  if v_is_touch_due then perform sessions.touch(v_session.login_session_id, p_now); end if;
end $$;
