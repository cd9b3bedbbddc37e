/** Resolves to whether the job is done; it is repeated with growing waits until it is. */
export type Job = () => Promise<boolean>

export type BacklogOptions = {
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  readonly attempts: number
  readonly atOnce: number
}

/** Hub88 repeats a rollback up to 500 times with growing waits. */
export const vendorBacklog: BacklogOptions = {
  firstWaitMs: 250,
  longestWaitMs: 60_000,
  attempts: 500,
  atOnce: 8,
}

export type Backlog = {
  add(job: Job): void
  waiting(): number
  /** Drops all jobs, for a reset and at the end of the server. */
  clear(): void
  close(): void
}

/** Repeats unfinished jobs with doubling waits, a bounded number concurrently. */
export function createBacklog(options: BacklogOptions): Backlog {
  const { firstWaitMs, longestWaitMs, attempts, atOnce } = options
  const timers = new Set<NodeJS.Timeout>()
  let ready: { job: Job; attempt: number }[] = []
  let running = 0
  let isClosed = false

  function next(): void {
    while (running < atOnce) {
      const one = ready.shift()
      if (!one) return
      running++
      void run(one.job, one.attempt)
    }
  }

  async function run(job: Job, attempt: number): Promise<void> {
    const isDone = await job().catch(() => false)
    running--
    if (!isDone && !isClosed && attempt < attempts) again(job, attempt + 1)
    next()
  }

  function again(job: Job, attempt: number): void {
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempt - 2, 20))
    const timer = setTimeout(() => {
      timers.delete(timer)
      ready.push({ job, attempt })
      next()
    }, waitMs)
    timer.unref()
    timers.add(timer)
  }

  function clear(): void {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    ready = []
  }

  return {
    add(job) {
      ready.push({ job, attempt: 1 })
      next()
    },
    waiting: () => ready.length + running + timers.size,
    clear,
    close() {
      isClosed = true
      clear()
    },
  }
}
