/** A log entry: a received call, or a sent notification. */
export type Entry = {
  readonly at: string
  readonly direction: "in" | "out"
  readonly method: string
  readonly url: string
  /** HTTP status, 0 without an answer. */
  readonly status: number
  readonly body: string
  readonly note: string
}

export type Journal = {
  write(entry: Entry): void
  /** Newest first. */
  read(): readonly Entry[]
  clear(): void
}

const KEPT_ENTRIES = 300
const KEPT_BODY_CHARACTERS = 4000

/** Bounded, in memory. */
export function createJournal(): Journal {
  let entries: Entry[] = []
  return {
    write(entry) {
      entries.unshift({ ...entry, body: entry.body.slice(0, KEPT_BODY_CHARACTERS) })
      entries.length = Math.min(entries.length, KEPT_ENTRIES)
    },
    read: () => entries,
    clear() {
      entries = []
    },
  }
}
