-- Locks the balances of a purse, cash first: nobody locks cash after another purse (docs/decisions/0064).
create or replace function play.lock_purse(p_player_id bigint, p_purse text, p_purse_id bigint) returns play.held
language plpgsql as $$
declare
  v play.held;
begin
  v.cash := case when p_purse <> 'credit' then wallet.lock_balance(wallet.cash(p_player_id), 'EUR') else 0 end;
  v.other := case p_purse
    when 'bonus' then wallet.lock_balance(wallet.bonus(p_player_id), 'EUR')
    when 'credit' then wallet.lock_balance(wallet.credit(p_player_id, p_purse_id), 'CREDIT')
    else 0
  end;
  return v;
end $$;
