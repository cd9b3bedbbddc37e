-- A table function of one query, so that the planner inlines it; one row.
create or replace function payments.deposited_of(p_player_id bigint) returns table (has_deposited boolean)
language sql stable as $$
  select exists (select from payments.deposit d
    where d.player_id = p_player_id and d.credited_at is not null and d.purse = 'cash')
$$;
