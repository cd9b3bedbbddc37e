-- Statuses: ok · notOpen · stake · panelTaken · betIdUsed · notEnoughMoney. A repeated bet is answered as it is now.
create or replace function crash.place_demo_bet(
  p_bet crash.demo_bet, out status text, out balance bigint, out bet crash.demo_bet
) language plpgsql as $$
declare
  v_round crash.round;
begin
  perform crash.lock_round(p_bet.round_id, false);
  select d.balance_cents into strict balance from crash.demo d where d.id = p_bet.demo_id for update;
  select * into bet from crash.demo_bet b where b.id = p_bet.id;
  if found then
    status := case when (bet.demo_id, bet.round_id, bet.panel, bet.stake_cents)
        = (p_bet.demo_id, p_bet.round_id, p_bet.panel, p_bet.stake_cents)
      and bet.target is not distinct from p_bet.target then 'ok' else 'betIdUsed' end;
    if status <> 'ok' then bet := null; end if;
    return;
  end if;
  select * into v_round from crash.round r where r.id = p_bet.round_id;
  status := case
    when v_round.id is null or v_round.took_off_at is not null or v_round.over_at is not null then 'notOpen'
    when p_bet.stake_cents not between v_round.min_stake_cents and v_round.max_stake_cents then 'stake'
    when exists (select from crash.demo_bet b where b.round_id = p_bet.round_id and b.demo_id = p_bet.demo_id
      and b.panel = p_bet.panel and b.ended_as is distinct from 'cancelled') then 'panelTaken'
    when p_bet.stake_cents > balance then 'notEnoughMoney'
    else 'ok'
  end;
  if status <> 'ok' then return; end if;
  insert into crash.demo_bet (id, demo_id, round_id, panel, stake_cents, target, placed_at)
  values (p_bet.id, p_bet.demo_id, p_bet.round_id, p_bet.panel, p_bet.stake_cents, p_bet.target, p_bet.placed_at)
  returning * into bet;
  update crash.demo d set balance_cents = d.balance_cents - p_bet.stake_cents where d.id = p_bet.demo_id
  returning d.balance_cents into balance;
end $$;
