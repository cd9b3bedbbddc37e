import type { Invariant } from "../admin/invariant.ts"

/** A closed alarm counts too, because a person has seen it. */
export const invariants: readonly Invariant[] = [
  {
    name: "every parked event has its alarm",
    sql: `select p.listener, p.event_id from kernel.parked_event p
          where not exists (
            select from kernel.alarm a
            where a.kind = 'event.parked' and a.subject = p.listener || '/' || p.event_id)`,
  },
  {
    name: "every job that nobody will try again has its alarm",
    sql: `select j.id, j.name, j.attempts from kernel.job j
          where j.is_exhausted and not j.is_replaced and not exists (
            select from kernel.alarm a where a.kind = 'job.exhausted'
              and a.subject = case when j.is_timed then j.name else j.name || '/' || j.id end)`,
  },
  {
    name: "every letter on its way has its job",
    sql: `select l.id from kernel.letter l
          where not exists (
            select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
            where t.identifier = 'mail' and j.payload->>'letterId' = l.id::text)`,
  },
]
