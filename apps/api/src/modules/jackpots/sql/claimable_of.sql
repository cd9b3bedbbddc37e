-- What a player has won and may claim, oldest first: `[id, jackpot, units]` of each, the numbers as text; one row, null for nothing.
-- A table in one query, so that the planner puts it into the statement that asks: every page of theirs does.
create or replace function jackpots.claimable_of(p_player_id bigint) returns table (claimable jsonb) language sql stable as $$
  select jsonb_agg(jsonb_build_array(w.id::text, c.jackpot, w.paid::text) order by w.id)
  from prizes.given_by('jackpots') p join jackpots.win w on w.id = p.ref join jackpots.cycle c on c.id = w.cycle_id
  where p.player_id = p_player_id and p.settled_at is null and p.refused_at is null and p.disputed_at is null
$$;
