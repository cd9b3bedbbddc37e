-- The one way to ask for a job, with our clock out of it: a delay counts from the commit.
create or replace function kernel.ask_job(job text, payload json, job_key text, delay_ms integer, attempts integer)
returns void
language sql
security definer
set search_path = pg_catalog
as $$
  select graphile_worker.add_job(
    identifier => job,
    payload => payload,
    run_at => clock_timestamp() + make_interval(secs => delay_ms / 1000.0),
    max_attempts => attempts,
    job_key => job_key
  );
$$;
revoke all on function kernel.ask_job from public;
grant execute on function kernel.ask_job to casino_app;
