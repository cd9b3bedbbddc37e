-- What a player has scored in tournaments that are not over, thousandths of a point; one row.
create or replace function tournaments.points_of(p_player_id bigint) returns table (tournament_points bigint)
language sql stable as $$
  select coalesce(sum(e.points), 0)::bigint
  from tournaments.entry e join tournaments.tournament t on t.id = e.tournament_id
  where e.player_id = p_player_id and e.state = 'in' and t.state in ('announced', 'registering', 'running', 'calculating')
$$;
