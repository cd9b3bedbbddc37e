-- Moves the balance of a closed purse to where it was closed to, or a shortfall from there. The caller has locked it.
create or replace function play.empty_purse(p_id bigint, p_movement text, p_now timestamptz) returns void
language plpgsql as $$
declare
  v play.purse;
  v_account text;
  v_asset text;
  v_other text;
  v_rest bigint;
begin
  select * into v from play.purse p where p.id = p_id and p.closed_at is not null;
  if not found then return; end if;
  v_asset := case v.kind when 'bonus' then 'EUR' else 'CREDIT' end;
  v_account := case v.kind when 'bonus' then wallet.bonus(v.player_id) else wallet.credit(v.player_id, v.id) end;
  v_other := case when v.kind = 'credit' then wallet.credits('issued')
    when v.closed_to = 'player' then wallet.cash(v.player_id) else wallet.promotions('bonuses') end;
  v_rest := wallet.lock_balance(v_account, v_asset);
  if v_rest > 0 then
    perform wallet.must_move(p_movement, v.kind || case v.closed_to when 'player' then 'Converted' else 'Returned' end,
      v_asset, v_account, v_other, v_rest, p_now);
  elsif v_rest < 0 then
    perform wallet.must_move(p_movement, v.kind || case v.closed_to when 'player' then 'TakenBack' else 'MadeGood' end,
      v_asset, v_other, v_account, -v_rest, p_now, null, true);
  end if;
  update play.purse p set taken = p.taken + v_rest where p.id = p_id;
end $$;
