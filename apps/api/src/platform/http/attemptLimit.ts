import { sql } from "kysely"
import type { Transact } from "../db/transaction.ts"
import { AppError } from "../lib/appError.ts"
import { addDays, minuteMs } from "../lib/calendar.ts"

export type AttemptLimit = { bucket: string; limit: number; windowMs: number }

/** Counts one attempt for all processes, in a transaction of its own so that an attempt that fails still counts. */
export async function tryAttempt(
  transact: Transact,
  { bucket, limit, windowMs }: AttemptLimit,
): Promise<{ isOver: boolean; endsInMs: number }> {
  return transact(async (tx) => {
    const { rows } = await sql<{ count: number; window_start: Date }>`
      insert into kernel.throttle as t (bucket, window_start, count) values (${bucket}, ${tx.now}, 1)
      on conflict (bucket) do update set
        count = case when t.window_start + make_interval(secs => ${windowMs / 1000}) <= ${tx.now} then 1 else t.count + 1 end,
        window_start = case when t.window_start + make_interval(secs => ${windowMs / 1000}) <= ${tx.now} then ${tx.now} else t.window_start end
      returning count, window_start`.execute(tx.db)
    const row = rows[0]!
    const endsInMs = row.window_start.getTime() + windowMs - tx.now.getTime()
    return { isOver: row.count > limit, endsInMs }
  })
}

/** Counts one attempt; throws TooManyRequestsErrorType with the minutes to wait once the limit is exceeded. */
export async function countAttempt(transact: Transact, attemptLimit: AttemptLimit): Promise<void> {
  const { isOver, endsInMs } = await tryAttempt(transact, attemptLimit)
  if (!isOver) return
  throw new AppError(
    "TooManyRequestsErrorType",
    { minutes: Math.max(1, Math.ceil(endsInMs / minuteMs)) },
    { retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) },
  )
}

/** Clients without a session can create any number of buckets, and no window is longer than a day. */
export async function deleteOldAttempts(transact: Transact): Promise<void> {
  await transact(async (tx) => {
    await sql`delete from kernel.throttle where window_start <= ${addDays(tx.now, -1)}`.execute(tx.db)
  })
}

export async function undoAttempt(transact: Transact, bucket: string): Promise<void> {
  await transact(async (tx) => {
    await sql`update kernel.throttle set count = greatest(count - 1, 0) where bucket = ${bucket}`.execute(
      tx.db,
    )
  })
}

export async function resetAttempts(transact: Transact, bucket: string): Promise<void> {
  await transact(async (tx) => {
    await sql`delete from kernel.throttle where bucket = ${bucket}`.execute(tx.db)
  })
}
