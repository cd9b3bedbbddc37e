create or replace function play.held_of(p_player_id bigint, p_purse text, p_purse_id bigint) returns table (cash bigint, other bigint)
language sql stable as $$
  select case when p_purse <> 'credit' then wallet.total(wallet.cash(p_player_id)) else 0 end,
    case p_purse when 'bonus' then wallet.total(wallet.bonus(p_player_id))
      when 'credit' then wallet.total(wallet.credit(p_player_id, p_purse_id)) else 0 end
$$;
