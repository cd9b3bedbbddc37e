-- The claimable wins of a player, the oldest first: `[id, jackpot, units]` each, the numbers as text; one row, null
-- for none. A table function of one query: the planner inlines it into the caller, which every page runs.
create or replace function jackpots.claimable_of(p_player_id bigint) returns table (claimable jsonb) language sql stable as $$
  select jsonb_agg(jsonb_build_array(w.id::text, c.jackpot, w.paid::text) order by w.id)
  from prizes.given_by('jackpots') p join jackpots.win w on w.id = p.ref join jackpots.cycle c on c.id = w.cycle_id
  where p.player_id = p_player_id and p.settled_at is null and p.refused_at is null and p.disputed_at is null
$$;
