import { hour } from "./calendar.ts"
import type { Outcome } from "./outcome.ts"

const minute = hour / 60
/** Who was away for as long as a session may lie idle has not been playing. */
const idle = 30 * minute

/**
 * The reality check of one player, a second time: every so many minutes no round begins until they have answered. One
 * interval for all devices and log-ins; it begins anew when it is set, when it is answered, and with a log-in after a rest.
 */
export class CheckModel {
  private held: { minutes: number; since: number } | undefined

  private dueAt = () => (this.held ? this.held.since + this.held.minutes * minute : undefined)

  isDue(now: number): boolean {
    const dueAt = this.dueAt()
    return dueAt !== undefined && now >= dueAt
  }

  private begin(now: number, minutes: number | undefined): void {
    this.held = minutes === undefined ? undefined : { minutes, since: now }
  }

  /** Another interval, or none (null), holds at once; while one waits for its answer that would be going on without having looked. */
  set(now: number, minutes: number | null): Outcome {
    if (this.isDue(now)) return { refused: "RealityCheckDueErrorType" }
    this.begin(now, minutes ?? undefined)
    return {}
  }

  /** Goes on. One that is not due stays as it is. */
  answer(now: number): Outcome {
    if (this.isDue(now)) this.begin(now, this.held?.minutes)
    return { check: this.shown() }
  }

  /** A log-in of somebody who was last seen then, null for never. */
  enter(now: number, seenAt: number | null): void {
    if (seenAt === null || now - seenAt >= idle) this.begin(now, this.held?.minutes)
  }

  /** How often, and when next; null where its player wants none. */
  shown = (): Outcome | null => (this.held ? { minutes: this.held.minutes, dueAt: this.dueAt() } : null)

  /** Since when what is played is shown at the next; undefined where none comes. */
  since = (): number | undefined => this.held?.since

  instants = (): number[] => [this.dueAt() ?? 0]
}
