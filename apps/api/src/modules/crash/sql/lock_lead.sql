-- The first call of every leader statement: refuses an earlier term (ELEAD), and blocks a takeover until commit. Two
-- statements, so that the second sees what was committed while the first waited.
create or replace function crash.lock_lead(p_term bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('crash:lead', 0));
  if not exists (select from crash.lead where term = p_term) then
    raise exception 'the term % is over', p_term using errcode = 'ELEAD';
  end if;
end $$;
