-- Publishes a board from the current entries; concurrent calls wait for each other, so that an older board never
-- comes last. Unchanged pages are left. A large board is sorted in memory, and instants become ms as floats (exact to
-- the ms): as numerics they took as long as the sorting.
create or replace function tournaments.publish_board(p_tournament_id bigint, p_at timestamptz) returns integer
language plpgsql set work_mem to '64MB' as $$
declare
  v_places integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('tournaments:board:' || p_tournament_id, 0));
  with ranked as (
    select e.id, e.points, (date_part('epoch', e.reached_at) * 1000)::bigint as reached,
      row_number() over (order by e.points desc, e.reached_at, e.id) - 1 as n
    from tournaments.entry e where e.tournament_id = p_tournament_id and e.state = 'in' and e.points > 0
  ), written as (
    insert into tournaments.board_page as b (tournament_id, page, entries, points, reached)
    select p_tournament_id, (r.n / 500)::integer, array_agg(r.id order by r.n), array_agg(r.points order by r.n),
      array_agg(r.reached order by r.n)
    from ranked r group by r.n / 500
    on conflict (tournament_id, page) do update
      set entries = excluded.entries, points = excluded.points, reached = excluded.reached
      where (b.entries, b.points, b.reached) is distinct from (excluded.entries, excluded.points, excluded.reached)
  )
  select count(*) into v_places from ranked;
  delete from tournaments.board_page b where b.tournament_id = p_tournament_id and b.page * 500 >= v_places;
  insert into tournaments.board (tournament_id, published_at, places) values (p_tournament_id, p_at, v_places)
  on conflict (tournament_id) do update set published_at = excluded.published_at, places = excluded.places;
  return v_places;
end $$;
