-- The balances of a player in ledger units; one row. `sports` is null for a purse without movements.
create or replace function wallet.balances_of(p_player_id bigint)
returns table (cash bigint, held bigint, points bigint, coins bigint, sports bigint) language sql stable as $$
  select coalesce(max(b.amount) filter (where b.account = wallet.cash(p_player_id)), 0),
    coalesce(max(b.amount) filter (where b.account = wallet.held(p_player_id)), 0),
    coalesce(max(b.amount) filter (where b.account = wallet.points(p_player_id)), 0),
    coalesce(max(b.amount) filter (where b.account = wallet.coins(p_player_id)), 0),
    max(b.amount) filter (where b.account = wallet.sports(p_player_id))
  from wallet.balance b
  where b.account in (wallet.cash(p_player_id), wallet.held(p_player_id), wallet.points(p_player_id), wallet.coins(p_player_id),
    wallet.sports(p_player_id))
$$;
