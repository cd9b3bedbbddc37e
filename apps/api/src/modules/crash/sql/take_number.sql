-- The next number of the oldest salted chain in use; no row where there is none.
create or replace function crash.take_number() returns table (chain integer, number integer) language sql as $$
  with next as (
    select c.number from crash.chain c where c.salt is not null and c.ended_at is null and c.taken < c.length
    order by c.number limit 1 for update)
  update crash.chain c set taken = c.taken + 1 from next where c.number = next.number
  returning c.number, c.taken
$$;
