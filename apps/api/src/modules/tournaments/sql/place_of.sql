-- The published place of an entry; null where it has none.
create or replace function tournaments.place_of(p_tournament_id bigint, p_entry_id bigint) returns integer
language sql stable as $$
  select b.page * 500 + f.at from tournaments.board_page b cross join lateral array_position(b.entries, p_entry_id) f (at)
  where b.tournament_id = p_tournament_id and f.at is not null
$$;
