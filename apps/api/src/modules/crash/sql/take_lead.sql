-- Starts a new term unless the leader showed itself or another process was faster (null). It waits for statements of the
-- leader in progress.
create or replace function crash.take_lead(p_term bigint, p_beat bigint, p_holder text) returns bigint language plpgsql as $$
declare
  v_term bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('crash:lead', 0));
  update crash.lead set term = term + 1, holder = p_holder where term = p_term and beat = p_beat
  returning term into v_term;
  return v_term;
end $$;
