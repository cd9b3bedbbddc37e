-- Raises the term where nothing has changed since it was looked at, and waits for what the leader before has under way. Null
-- where the leader has shown itself meanwhile, or somebody else was quicker.
create or replace function crash.take_lead(p_term bigint, p_beat bigint, p_holder text) returns bigint language plpgsql as $$
declare
  v_term bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('crash:lead', 0));
  update crash.lead set term = term + 1, holder = p_holder where term = p_term and beat = p_beat
  returning term into v_term;
  return v_term;
end $$;
