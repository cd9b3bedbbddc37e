-- The first order ever credited to the player's cash; null before it.
create or replace function payments.first_deposit_of(p_player_id bigint) returns text language sql stable as $$
  select d.id from payments.deposit d
  where d.player_id = p_player_id and d.credited_at is not null and d.purse = 'cash'
  order by d.credited_at, d.id limit 1
$$;
