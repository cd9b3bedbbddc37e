-- The one way to ask for a job, with our clock out of it: a delay counts from the commit. A job that was asked for
-- under a key is flagged, so that one whose key another has taken over is told from one that nobody replaced. Jobs of
-- one queue run one at a time.
create or replace function kernel.ask_job(
  job text, payload json, job_key text, delay_ms integer, attempts integer, queue text default null
)
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
    job_key => job_key,
    queue_name => queue,
    flags => case when job_key is null then null else array['keyed'] end
  );
$$;
revoke all on function kernel.ask_job from public;
grant execute on function kernel.ask_job to casino_app;

-- What stands in the worker's list, without what the jobs carry.
create or replace view kernel.job as
  select j.id, t.identifier as name, j.attempts::integer as attempts, j.max_attempts::integer as max_attempts,
    j.created_at, j.run_at, j.locked_at, j.locked_by, left(j.last_error, 300) as problem,
    j.payload::jsonb ? '_cron' as is_timed,
    coalesce(j.flags ? 'keyed', false) and j.key is null as is_replaced,
    j.attempts >= j.max_attempts and j.locked_at is null as is_exhausted
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id;
grant select on kernel.job to casino_app;

-- Frees what pools hold that have not been seen for so long, and says how many jobs that were. A job that was
-- locked a moment ago is left: its pool may not have had the time to write itself down.
create or replace function kernel.free_jobs(dead_after_ms integer) returns integer
language plpgsql
security definer
set search_path = pg_catalog
as $$
declare
  v_before timestamptz := clock_timestamp() - make_interval(secs => dead_after_ms / 1000.0);
  v_freed integer;
begin
  with held as (
    select j.id from graphile_worker._private_jobs j
    where j.locked_at < v_before
      and not exists (select from kernel.worker w where w.pool = j.locked_by and w.seen_at >= v_before)
    for update skip locked
  )
  update graphile_worker._private_jobs j set locked_at = null, locked_by = null from held where j.id = held.id;
  get diagnostics v_freed = row_count;
  -- A queue is held by whoever works on its job: nothing more would be taken from a dead one's.
  with held as (
    select q.id from graphile_worker._private_job_queues q
    where q.locked_at < v_before
      and not exists (select from kernel.worker w where w.pool = q.locked_by and w.seen_at >= v_before)
    for update skip locked
  )
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null from held where q.id = held.id;
  delete from kernel.worker where seen_at < v_before - interval '1 hour';
  if v_freed > 0 then
    perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', v_freed)::text);
  end if;
  return v_freed;
end $$;
revoke all on function kernel.free_jobs from public;
grant execute on function kernel.free_jobs to casino_app;

-- Removes what failed for good and is done by another: a job whose key was taken over, and a run of the timetable
-- whose next run is due anyway. Answers the names of the latter.
create or replace function kernel.sweep_jobs() returns setof text
language sql
security definer
set search_path = pg_catalog
as $$
  delete from graphile_worker._private_jobs j using kernel.job k
  where k.id = j.id and k.is_exhausted and (k.is_timed or k.is_replaced) and j.locked_at is null
  returning case when k.is_timed then k.name end;
$$;
revoke all on function kernel.sweep_jobs from public;
grant execute on function kernel.sweep_jobs to casino_app;

-- Gives an exhausted job all its attempts again, now; it is flagged, so that its success settles the alarm. False where there is no such job.
create or replace function kernel.retry_job(job_id bigint) returns boolean
language plpgsql
security definer
set search_path = pg_catalog
as $$
begin
  update graphile_worker._private_jobs set attempts = 0, run_at = clock_timestamp(), last_error = null, flags = coalesce(flags, '{}') || '{"retried": true}'
  where id = job_id and locked_at is null and attempts >= max_attempts;
  if not found then return false; end if;
  perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1)::text);
  return true;
end $$;
revoke all on function kernel.retry_job from public;
grant execute on function kernel.retry_job to casino_app;
