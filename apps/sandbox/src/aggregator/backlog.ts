/** A job that says whether it is done; it is asked again, ever more slowly, until it is. */
export type Job = () => Promise<boolean>

export type BacklogOptions = {
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  readonly attempts: number
  readonly atOnce: number
}

/** Hub88 repeats a rollback up to 500 times with growing waits. */
export const VENDOR_BACKLOG: BacklogOptions = {
  firstWaitMs: 250,
  longestWaitMs: 60_000,
  attempts: 500,
  atOnce: 8,
}

/** Work that must not be forgotten: repeated with doubling waits, a bounded number at the same time. */
export class Backlog {
  readonly #options: BacklogOptions
  readonly #timers = new Set<NodeJS.Timeout>()
  #ready: { job: Job; attempt: number }[] = []
  #running = 0
  #closed = false

  constructor(options: BacklogOptions) {
    this.#options = options
  }

  /** Starts the job as soon as a place is free. */
  add(job: Job): void {
    this.#ready.push({ job, attempt: 1 })
    this.#next()
  }

  get waiting(): number {
    return this.#ready.length + this.#running + this.#timers.size
  }

  /** Drops everything: for a reset and for the end of the server. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#ready = []
  }

  close(): void {
    this.#closed = true
    this.clear()
  }

  #next(): void {
    while (this.#running < this.#options.atOnce) {
      const one = this.#ready.shift()
      if (!one) return
      this.#running++
      void this.#run(one.job, one.attempt)
    }
  }

  async #run(job: Job, attempt: number): Promise<void> {
    const done = await job().catch(() => false)
    this.#running--
    if (!done && !this.#closed && attempt < this.#options.attempts) this.#again(job, attempt + 1)
    this.#next()
  }

  #again(job: Job, attempt: number): void {
    const { firstWaitMs, longestWaitMs } = this.#options
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempt - 2, 20))
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#ready.push({ job, attempt })
      this.#next()
    }, waitMs)
    timer.unref()
    this.#timers.add(timer)
  }
}
