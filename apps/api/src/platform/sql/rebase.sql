-- Gives every event and cursor a place below p_before without changing which events a listener has read, nor the
-- order of those it has not: for a database that was moved to another cluster. What everybody has read is one
-- transaction; what somebody has not read becomes as many as its ids go back in the order of the log. Answers how many
-- transactions that takes; where p_before does not leave room for them, nothing is done.
create or replace function kernel.rebase(p_before xid8) returns bigint
language plpgsql set search_path = pg_catalog as $$
declare
  v_needed bigint;
  v_read_to bigint;
begin
  lock table kernel.event, kernel.cursor in access exclusive mode;
  drop table if exists pg_temp.place;
  create temporary table place on commit drop as
    select u.id, u.xid, case when u.is_read then 0
        else 1 + sum(u.goes_back) over (order by u.is_read desc, u.xid, u.id) end as number
    from (
      select e.id, e.xid, e.is_read,
        (not e.is_read and e.id < lag(e.id, 1, 0::bigint) over (partition by e.is_read order by e.xid, e.id))::integer as goes_back
      from (
        select event.id, event.xid, not exists (
          select from kernel.cursor c where (c.xid, c.id) < (event.xid, event.id)
        ) and exists (select from kernel.cursor) as is_read
        from kernel.event
      ) e
    ) u;
  create index on pg_temp.place (xid, id);
  select coalesce(max(number), 0), coalesce(max(id) filter (where number = 0), 0) into v_needed, v_read_to from pg_temp.place;
  if v_needed >= p_before::text::bigint then return v_needed; end if;

  update kernel.cursor c set (xid, id) = (
    select coalesce(max(l.number), 0)::text::xid8, coalesce(max(case when l.number = 0 then v_read_to else l.id end), 0)
    from (
      select p.number, p.id from pg_temp.place p where (p.xid, p.id) <= (c.xid, c.id) order by p.xid desc, p.id desc limit 1
    ) l
  );
  update kernel.event e set xid = p.number::text::xid8
  from pg_temp.place p where p.id = e.id and e.xid <> p.number::text::xid8;
  return v_needed;
end $$;

revoke all on function kernel.rebase from public;
