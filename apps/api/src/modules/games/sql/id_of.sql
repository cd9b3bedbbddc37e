-- Also for games that are not offered.
create or replace function games.id_of(p_code text) returns bigint language sql stable as $$
  select g.id::bigint from games.game g where g.code = p_code
$$;
