-- What a player has won and may claim: the oldest, in units, and the newest; one row. A table in one query, so that the
-- planner puts it into the statement that asks: every page of theirs does.
create or replace function jackpots.unclaimed_of(p_player_id bigint) returns table (
  won_id bigint, won_jackpot text, won_paid bigint, new_won_id bigint, new_won_jackpot text
) language sql stable as $$
  select (array_agg(w.id order by w.id))[1], (array_agg(c.jackpot::text order by w.id))[1],
    (array_agg(w.paid order by w.id))[1], (array_agg(w.id order by w.id desc))[1],
    (array_agg(c.jackpot::text order by w.id desc))[1]
  from prizes.given_by('jackpots') p join jackpots.win w on w.id = p.ref join jackpots.cycle c on c.id = w.cycle_id
  where p.player_id = p_player_id and p.settled_at is null and p.refused_at is null and p.disputed_at is null
$$;
