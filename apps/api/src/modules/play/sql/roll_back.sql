-- Reverses a bet or a win. For an unknown one it leaves a tombstone and succeeds, so that the late bet is refused. Statuses:
-- ok · unknownReference · clash · tokenInvalid.
create or replace function play.roll_back(
  m play.message, p_now timestamptz, out status text, out balance bigint, out player_id bigint,
  out purse text, out cash bigint
) language plpgsql as $$
declare
  v_purse text := play.purse_of(m);
  v_purse_id bigint;
  v_held play.held;
  v_before play.transaction;
  v_target play.transaction;
  v_stone play.message;
begin
  if v_purse is null then status := 'tokenInvalid'; return; end if;
  player_id := m.player_id;
  if v_purse <> 'cash' then v_purse_id := play.purse_id_of(m); end if;
  v_held := play.lock_purse(m.player_id, v_purse, v_purse_id);
  purse := v_purse;
  balance := v_held.cash + v_held.other;
  select * into v_before from play.transaction t where t.provider = m.provider and t.uuid = m.uuid;
  if found then
    select a.status, a.balance into status, balance from play.answer_again(v_before, m, 'rollback', balance) a;
    if v_before.player_id = m.player_id then purse := v_before.purse; end if;
    return;
  end if;

  select * into v_target from play.transaction t where t.provider = m.provider and t.uuid = m.reference_uuid;
  if v_target.uuid is not null and (v_target.player_id <> m.player_id or v_target.kind = 'rollback') then
    status := 'unknownReference'; return;
  end if;
  if v_target.purse_id is distinct from v_purse_id and v_target.kind in ('bet', 'win') then
    v_purse := v_target.purse;
    v_purse_id := v_target.purse_id;
    v_held := play.lock_purse(m.player_id, v_purse, v_purse_id);
    purse := v_purse;
    balance := v_held.cash + v_held.other;
  end if;
  if v_target.uuid is null then
    v_stone := m;
    v_stone.uuid := m.reference_uuid;
    v_stone.reference_uuid := null;
    v_stone.meta := null;
    if not play.record(v_stone, 'tombstone', null, v_purse, v_purse_id, 0, 0, 'rolledBack', balance, p_now) then
      -- The bet arrived for another player at the same moment.
      status := 'unknownReference'; return;
    end if;
    -- The tombstone is the record of a rollback that names itself.
    if m.uuid = m.reference_uuid then status := 'ok'; return; end if;
  end if;
  if v_target.status = 'ok' and v_target.rolled_back_by is null then
    if v_target.kind = 'bet' then perform play.void_bet(v_target, m.uuid, p_now); end if;
    if v_target.kind = 'win' then perform play.take_win_back(v_target, m.uuid, p_now); end if;
    v_held := play.lock_purse(m.player_id, v_purse, v_purse_id);
    balance := v_held.cash + v_held.other;
  end if;
  status := 'ok';
  if v_purse = 'bonus' then cash := v_held.cash; end if;
  if not play.record(m, 'rollback', v_target.session_id, v_purse, v_purse_id, 0, 0, 'ok', balance, p_now) then
    raise exception 'the id % of a rollback was taken in this very moment', m.uuid using errcode = '40001';
  end if;
end $$;
