-- The win of a free bet follows all stakes of its round, rolled back or not; without any it is cash.
create or replace function play.cash_won(b play.transaction, p_amount bigint) returns bigint
language plpgsql stable as $$
declare
  v_stake bigint := b.moved;
  v_cash bigint := b.moved_cash;
begin
  if b.purse = 'cash' then return p_amount; end if;
  if b.purse = 'credit' then return 0; end if;
  if v_stake = 0 then
    select coalesce(sum(t.moved), 0), coalesce(sum(t.moved_cash), 0) into v_stake, v_cash
    from play.round r join play.transaction t on t.provider = r.provider and t.uuid = any(r.bet_uuids)
    where r.provider = b.provider and r.player_id = b.player_id and r.round_ref = b.round_ref and r.game_code = b.game_code
      and r.purse_id is not distinct from b.purse_id;
  end if;
  return case when v_stake = 0 then p_amount else play.cash_part(p_amount, v_cash, v_stake) end;
end $$;
