-- What a game provider books. Each call is one statement, one round trip, one transaction; it locks the
-- player's balance first and looks the id up then, so that twins wait for each other.
-- Statuses: ok · notEnoughMoney · limitReached · tokenInvalid · tokenExpired · playerDisabled · gameInvalid ·
-- wrongCurrency · clash · rolledBack · unknownReference

-- What a known id is answered: its own answer where the message is the same, else clash.
create or replace function play.answer_again(
  v play.transaction, p_kind text, p_player_id bigint, p_round_ref text, p_game_code text, p_reference text, p_amount bigint,
  out status text, out balance bigint
) language sql immutable as $$
  select case
      when v.kind = 'tombstone' and p_kind in ('bet', 'win') and v.player_id = p_player_id then 'rolledBack'
      when (v.kind, v.player_id, v.round_ref, v.game_code, v.amount) = (p_kind, p_player_id, p_round_ref, p_game_code, p_amount)
        and v.reference_uuid is not distinct from p_reference then v.status
      else 'clash'
    end,
    case when v.player_id = p_player_id then v.balance_after end
$$;

create or replace function play.record(
  p_provider text, p_uuid text, p_kind text, p_player_id bigint, p_session_id bigint, p_round_ref text, p_game_code text,
  p_reference text, p_amount bigint, p_moved bigint, p_status text, p_balance bigint, p_now timestamptz, p_meta text,
  p_late boolean default false
) returns boolean language plpgsql as $$
begin
  insert into play.transaction (provider, uuid, kind, player_id, session_id, round_ref, game_code, reference_uuid,
    amount, moved, status, balance_after, at, meta, late)
  values (p_provider, p_uuid, p_kind, p_player_id, p_session_id, p_round_ref, p_game_code, p_reference,
    p_amount, p_moved, p_status, p_balance, p_now, p_meta, p_late)
  on conflict do nothing;
  return found;
end $$;

-- How a player is shown to others: An•••s (behaviour section 3).
create or replace function play.masked_name(p_username text) returns text language sql immutable as $$
  select left(p_username, 2) || '•••' || right(p_username, 1)
$$;

-- Closes a round once and announces it: loyalty, statistics and later the jackpots work off this event.
create or replace function play.settle(p_provider text, p_player_id bigint, p_round_ref text, p_now timestamptz)
returns void language plpgsql as $$
declare
  v play.round;
  v_name text;
begin
  update play.round set closed_at = p_now
  where provider = p_provider and player_id = p_player_id and round_ref = p_round_ref and closed_at is null
  returning * into v;
  if not found or v.bets = 0 then return; end if;
  -- Only a win worth showing needs its winner's name (behaviour section 6: €20, or ten times the stake).
  if v.win >= 2000000 or (v.stake > 0 and v.win >= 10 * v.stake) then
    select play.masked_name(username) into v_name from players.player where id = p_player_id;
  end if;
  perform kernel.announce('round.settled', p_player_id, jsonb_build_object(
    'provider', p_provider, 'roundRef', p_round_ref, 'gameId', v.game_id,
    'stakeUnits', v.stake, 'winUnits', v.win, 'maskedName', v_name), p_now);
end $$;

-- Books a stake. The checks stand in the order of facts/integrations 4.7.
create or replace function play.place_bet(
  p_provider text, p_uuid text, p_token_hash bytea, p_player_id bigint, p_round_ref text, p_round_closed boolean,
  p_game_code text, p_game_id bigint, p_currency text, p_amount bigint, p_is_free boolean, p_meta text, p_now timestamptz,
  out status text, out balance bigint, out player_id bigint
) language plpgsql as $$
declare
  v_session play.session;
  v_before play.transaction;
  v_balance bigint;
  v_moved constant bigint := case when p_is_free then 0 else p_amount end;
  v_spending text;
  v_late boolean;
begin
  select * into v_session from play.session s where s.token_hash = p_token_hash;
  if not found or v_session.player_id <> p_player_id then status := 'tokenInvalid'; return; end if;
  player_id := p_player_id;

  v_balance := wallet.lock_balance('player:' || p_player_id || ':cash', 'EUR');
  select * into v_before from play.transaction t where t.provider = p_provider and t.uuid = p_uuid;
  if found then
    -- Only euros are ever accepted: the id of something accepted, in another currency, is another message.
    select case when v_before.status = 'ok' and p_currency <> 'EUR' then 'clash' else a.status end,
      coalesce(a.balance, v_balance) into status, balance
    from play.answer_again(v_before, 'bet', p_player_id, p_round_ref, p_game_code, null, p_amount) a;
    return;
  end if;

  select s.outcome into v_spending from limits.spend(p_player_id, v_moved, p_now) s;
  status := case
    when v_session.expires_at <= p_now or not sessions.is_alive(v_session.login_session_id, p_now) then 'tokenExpired'
    when v_spending = 'barred' then 'playerDisabled'
    when v_spending = 'limitReached' then 'limitReached'
    when p_game_id is null then 'gameInvalid'
    when p_currency <> 'EUR' then 'wrongCurrency'
    when v_moved > v_balance then 'notEnoughMoney'
    else 'ok'
  end;
  balance := case when status = 'ok' then v_balance - v_moved else v_balance end;

  -- Asked under the lock, not of the clocks: two processes' clocks differ.
  v_late := exists (select from play.round r where r.provider = p_provider and r.player_id = p_player_id
    and r.round_ref = p_round_ref and r.closed_at is not null);
  -- The same id may be on its way for another player: his row comes first or ours does, never both.
  if not play.record(p_provider, p_uuid, 'bet', p_player_id, v_session.id, p_round_ref, p_game_code, null,
      p_amount, case when status = 'ok' then v_moved else 0 end, status, balance, p_now, p_meta, v_late) then
    status := 'clash'; balance := v_balance; return;
  end if;
  if status <> 'ok' then return; end if;

  if v_moved > 0 then
    perform wallet.move('bet:' || p_provider || ':' || p_uuid, 'stake', 'EUR',
      'player:' || p_player_id || ':cash', 'games:' || p_provider, v_moved, p_now);
  end if;
  insert into play.round as r (provider, round_ref, player_id, game_id, stake, bets, opened_at)
  values (p_provider, p_round_ref, p_player_id, p_game_id, v_moved, 1, p_now)
  on conflict on constraint round_pkey do update set stake = r.stake + excluded.stake, bets = r.bets + 1;
  perform kernel.announce('bet.placed', p_player_id, jsonb_build_object(
    'provider', p_provider, 'uuid', p_uuid, 'roundRef', p_round_ref, 'gameId', p_game_id, 'stakeUnits', v_moved), p_now);
  if p_round_closed then perform play.settle(p_provider, p_player_id, p_round_ref, p_now); end if;
  perform sessions.touch(v_session.login_session_id, p_now);
end $$;

-- Whose message a win or rollback is. Neither may be refused because a session ended: the money belongs to
-- the player. The token must be his, whatever its state; without a token, the reference must be his.
create or replace function play.owner_of(p_provider text, p_token_hash bytea, p_player_id bigint, p_reference text)
returns boolean language plpgsql stable as $$
declare
  v_owner bigint;
begin
  select s.player_id into v_owner from play.session s where s.token_hash = p_token_hash;
  if found then return v_owner = p_player_id; end if;
  return exists (select from play.transaction t
    where t.provider = p_provider and t.uuid = p_reference and t.player_id = p_player_id);
end $$;

-- Books a win. Without a bet that stands it is refused, unless it is the provider's own promotion: that goes
-- to a review account, because promotions are switched off in Belgium (facts/integrations 4.6.8).
create or replace function play.pay_win(
  p_provider text, p_uuid text, p_token_hash bytea, p_player_id bigint, p_round_ref text, p_round_closed boolean,
  p_game_code text, p_currency text, p_reference text, p_amount bigint, p_is_promotion boolean, p_meta text, p_now timestamptz,
  out status text, out balance bigint, out player_id bigint
) language plpgsql as $$
declare
  v_before play.transaction;
  v_bet play.transaction;
  v_balance bigint;
  v_moved bigint;
begin
  if not play.owner_of(p_provider, p_token_hash, p_player_id, p_reference) then status := 'tokenInvalid'; return; end if;
  player_id := p_player_id;

  v_balance := wallet.lock_balance('player:' || p_player_id || ':cash', 'EUR');
  select * into v_before from play.transaction t where t.provider = p_provider and t.uuid = p_uuid;
  if found then
    -- Only euros are ever accepted: the id of something accepted, in another currency, is another message.
    select case when v_before.status = 'ok' and p_currency <> 'EUR' then 'clash' else a.status end,
      coalesce(a.balance, v_balance) into status, balance
    from play.answer_again(v_before, 'win', p_player_id, p_round_ref, p_game_code, p_reference, p_amount) a;
    return;
  end if;

  select * into v_bet from play.transaction t
  where t.provider = p_provider and t.uuid = p_reference and t.kind in ('bet', 'tombstone') and t.player_id = p_player_id;
  balance := v_balance;
  status := case
    when p_currency <> 'EUR' then 'wrongCurrency'
    when p_is_promotion then 'ok'
    when v_bet.kind = 'tombstone' then 'rolledBack'
    when v_bet.uuid is null or v_bet.status <> 'ok' or v_bet.round_ref <> p_round_ref then 'unknownReference'
    when v_bet.rolled_back_by is not null then 'rolledBack'
    when v_bet.game_code <> p_game_code then 'gameInvalid'
    else 'ok'
  end;
  -- A refused win is not kept: its bet may still be on the way, and the provider sends the win again.
  if status <> 'ok' then return; end if;

  v_moved := case when p_is_promotion then 0 else p_amount end;
  balance := v_balance + v_moved;
  if not play.record(p_provider, p_uuid, 'win', p_player_id, v_bet.session_id, p_round_ref, p_game_code, p_reference,
      p_amount, v_moved, 'ok', balance, p_now, p_meta) then
    status := 'clash'; balance := v_balance; return;
  end if;
  if p_is_promotion then
    if p_amount > 0 then
      perform wallet.move('promotion:' || p_provider || ':' || p_uuid, 'promotionalWin', 'EUR',
        'games:' || p_provider, 'review:' || p_provider, p_amount, p_now);
    end if;
    return;
  end if;
  if v_moved > 0 then
    perform wallet.move('win:' || p_provider || ':' || p_uuid, 'win', 'EUR',
      'games:' || p_provider, 'player:' || p_player_id || ':cash', v_moved, p_now);
  end if;
  update play.round r set win = r.win + v_moved
  where r.provider = p_provider and r.player_id = p_player_id and r.round_ref = p_round_ref;
  if p_round_closed then perform play.settle(p_provider, p_player_id, p_round_ref, p_now); end if;
end $$;

-- Takes one win back, below zero where it was spent meanwhile.
create or replace function play.take_win_back(v_win play.transaction, p_by text, p_now timestamptz)
returns void language plpgsql as $$
begin
  update play.transaction t set rolled_back_by = p_by where t.provider = v_win.provider and t.uuid = v_win.uuid;
  if v_win.moved > 0 then
    perform wallet.move('win-back:' || v_win.provider || ':' || v_win.uuid, 'winTakenBack', 'EUR',
      'player:' || v_win.player_id || ':cash', 'games:' || v_win.provider, v_win.moved, p_now, null, true);
  elsif v_win.amount > 0 then
    perform wallet.move('promotion-back:' || v_win.provider || ':' || v_win.uuid, 'promotionalWinTakenBack', 'EUR',
      'review:' || v_win.provider, 'games:' || v_win.provider, v_win.amount, p_now);
  end if;
  update play.round r set win = r.win - v_win.moved
  where r.provider = v_win.provider and r.player_id = v_win.player_id and r.round_ref = v_win.round_ref;
end $$;

-- Voids a bet with everything it won, so that every order of messages ends in the same state.
create or replace function play.void_bet(v_bet play.transaction, p_by text, p_now timestamptz)
returns void language plpgsql as $$
declare
  v_win play.transaction;
  v_closed timestamptz;
  v_game_id bigint;
begin
  update play.transaction t set rolled_back_by = p_by where t.provider = v_bet.provider and t.uuid = v_bet.uuid;
  if v_bet.moved > 0 then
    perform wallet.move('bet-back:' || v_bet.provider || ':' || v_bet.uuid, 'stakeReturned', 'EUR',
      'games:' || v_bet.provider, 'player:' || v_bet.player_id || ':cash', v_bet.moved, p_now);
  end if;
  for v_win in
    select * from play.transaction t where t.provider = v_bet.provider and t.reference_uuid = v_bet.uuid
      and t.kind = 'win' and t.rolled_back_by is null
  loop
    perform play.take_win_back(v_win, p_by, p_now);
  end loop;
  update play.round r set stake = r.stake - v_bet.moved, bets = r.bets - 1
  where r.provider = v_bet.provider and r.player_id = v_bet.player_id and r.round_ref = v_bet.round_ref
  returning r.closed_at, r.game_id into v_closed, v_game_id;
  -- A bet that came after the round was settled was never announced as settled: there is nothing to take back.
  perform kernel.announce('bet.voided', v_bet.player_id, jsonb_build_object(
    'provider', v_bet.provider, 'uuid', v_bet.uuid, 'roundRef', v_bet.round_ref, 'gameId', v_game_id,
    'stakeUnits', v_bet.moved, 'wasSettled', v_closed is not null and not v_bet.late), p_now);
end $$;

-- Takes a bet or a win back. Of something unknown it leaves a tombstone and succeeds: the late bet is then
-- refused and never debits (facts/integrations 4.6.5).
create or replace function play.roll_back(
  p_provider text, p_uuid text, p_token_hash bytea, p_player_id bigint, p_round_ref text, p_game_code text,
  p_reference text, p_meta text, p_now timestamptz,
  out status text, out balance bigint, out player_id bigint
) language plpgsql as $$
declare
  v_cash constant text := 'player:' || p_player_id || ':cash';
  v_before play.transaction;
  v_target play.transaction;
begin
  if not play.owner_of(p_provider, p_token_hash, p_player_id, p_reference) then status := 'tokenInvalid'; return; end if;
  player_id := p_player_id;

  balance := wallet.lock_balance(v_cash, 'EUR');
  select * into v_before from play.transaction t where t.provider = p_provider and t.uuid = p_uuid;
  if found then
    select a.status, coalesce(a.balance, roll_back.balance) into status, balance
    from play.answer_again(v_before, 'rollback', p_player_id, p_round_ref, p_game_code, p_reference, 0) a;
    return;
  end if;

  select * into v_target from play.transaction t where t.provider = p_provider and t.uuid = p_reference;
  if v_target.uuid is not null and (v_target.player_id <> p_player_id or v_target.kind = 'rollback') then
    status := 'unknownReference'; return;
  end if;
  if v_target.uuid is null and not play.record(p_provider, p_reference, 'tombstone', p_player_id, null, p_round_ref,
      p_game_code, null, 0, 0, 'rolledBack', balance, p_now, null) then
    -- The bet arrived for another player in this very moment.
    status := 'unknownReference'; return;
  end if;
  if v_target.status = 'ok' and v_target.rolled_back_by is null then
    if v_target.kind = 'bet' then perform play.void_bet(v_target, p_uuid, p_now); end if;
    if v_target.kind = 'win' then perform play.take_win_back(v_target, p_uuid, p_now); end if;
    balance := wallet.lock_balance(v_cash, 'EUR');
  end if;
  status := 'ok';
  if not play.record(p_provider, p_uuid, 'rollback', p_player_id, v_target.session_id, p_round_ref, p_game_code,
      p_reference, 0, 0, 'ok', balance, p_now, p_meta) then
    raise exception 'the id % of a rollback was taken in this very moment', p_uuid using errcode = '40001';
  end if;
end $$;
