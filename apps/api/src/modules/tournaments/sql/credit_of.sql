-- The credit left in tournaments that are not over, units of 10⁻⁵; one row. It is whole until a purse is opened.
create or replace function tournaments.credit_of(p_player_id bigint) returns table (tournament_credit bigint)
language sql stable as $$
  select coalesce(sum(case when e.purse_id is null then t.credit * (1 + e.rebuys)
    else wallet.total(wallet.credit(e.player_id, e.purse_id)) end), 0)::bigint
  from tournaments.entry e join tournaments.tournament t on t.id = e.tournament_id
  where e.player_id = p_player_id and e.state = 'in' and t.credit is not null
    and t.state in ('announced', 'registering', 'running', 'calculating')
$$;
