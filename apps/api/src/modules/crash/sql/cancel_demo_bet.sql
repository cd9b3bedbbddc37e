-- Statuses: ok, also when repeated · unknown (no bet of this demo) · tookOff.
create or replace function crash.cancel_demo_bet(
  p_id uuid, p_demo_id bigint, p_at timestamptz, out status text, out balance bigint, out bet crash.demo_bet
) language plpgsql as $$
declare
  v_round_id bigint;
begin
  select b.round_id into v_round_id from crash.demo_bet b where b.id = p_id and b.demo_id = p_demo_id;
  if not found then status := 'unknown'; return; end if;
  perform crash.lock_round(v_round_id, false);
  select d.balance_cents into strict balance from crash.demo d where d.id = p_demo_id for update;
  select * into strict bet from crash.demo_bet b where b.id = p_id;
  if bet.ended_as = 'cancelled' then status := 'ok'; return; end if;
  if bet.ended_as is not null or exists (select from crash.round r where r.id = v_round_id
      and (r.took_off_at is not null or r.over_at is not null)) then
    status := 'tookOff'; return;
  end if;
  update crash.demo_bet b set ended_as = 'cancelled', ended_at = p_at where b.id = p_id returning * into strict bet;
  update crash.demo d set balance_cents = d.balance_cents + bet.stake_cents where d.id = p_demo_id
  returning d.balance_cents into balance;
  status := 'ok';
end $$;
