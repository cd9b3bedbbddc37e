-- The published rows of a page, and those around an entry that has a place.
create or replace function tournaments.board_rows(p_tournament_id bigint, p_entry_id bigint, p_from integer, p_to integer, p_around integer)
returns table (part text, rank integer, entry_id bigint, player_id bigint, points bigint, reached bigint)
language sql stable as $$
  with span as (
    select 'page' as part, p_from as low, p_to as high
    union all
    select 'around', greatest(1, place - p_around), place + p_around
    from tournaments.place_of(p_tournament_id, p_entry_id) place where place is not null
  ), shown as (
    select s.part, (b.page * 500 + u.n)::integer as rank, u.entry_id, u.points, u.reached
    from span s
      join tournaments.board_page b
        on b.tournament_id = p_tournament_id and b.page between (s.low - 1) / 500 and (s.high - 1) / 500
      cross join lateral unnest(b.entries, b.points, b.reached) with ordinality u (entry_id, points, reached, n)
    where b.page * 500 + u.n between s.low and s.high
  )
  -- Each entry is looked up on its own: the planner expects thousands of rows in a page of twenty and would read
  -- every entry for a join.
  select h.part, h.rank, h.entry_id, (select e.player_id from tournaments.entry e where e.id = h.entry_id), h.points, h.reached
  from shown h order by h.part, h.rank
$$;
