import { hour } from "./calendar.ts"
import { finite, never, type Outcome } from "./outcome.ts"

const day = 24 * hour

type Pause = { isBreak: boolean; until: number }

/** What keeps one player away: breaks, exclusions, and the way back from a long one. */
export class PauseModel {
  private readonly pauses: Pause[] = []
  /** From when somebody may play who excluded themselves for long; without end until they ask to come back. */
  private returnFrom: number | null = null

  /** A break, or an exclusion, of so many days; -1 for ever. What holds as long already stays as it is. */
  pause(now: number, isBreak: boolean, days: number): Outcome {
    const until = days === -1 ? never : now + days * day
    const held = this.pausedUntil(now)
    if (until > held) {
      this.pauses.push({ isBreak, until })
      const isAway = this.returnFrom !== null && this.returnFrom > now
      // One that has no end has no way back either.
      const isLong = days >= 180
      if (!isBreak) this.returnFrom = isLong || isAway ? never : null
    }
    return { until: finite(Math.max(held, until)), isNew: until > held }
  }

  private pausedUntil = (now: number) =>
    Math.max(...this.pauses.filter(({ until }) => until > now).map(({ until }) => until), now)

  /** What keeps the player from depositing and playing: an exclusion and the way back from it before a break. */
  bar(now: number): Outcome {
    const holding = this.pauses.filter(({ until }) => until > now)
    const until = this.pausedUntil(now)
    if (until === never) return { refused: "AccountExcludedErrorType", until: null }
    if (holding.some(({ isBreak }) => !isBreak)) return { refused: "SelfExcludedErrorType", until }
    if (this.returnFrom === never) return { refused: "ReturnNotAskedErrorType", until: null }
    if (this.returnFrom !== null && this.returnFrom > now)
      return { refused: "ReturnWaitsErrorType", until: Math.max(this.returnFrom, until) }
    return holding.length > 0 ? { refused: "OnBreakErrorType", until } : {}
  }

  /** Asks to come back from a long exclusion whose time is over. */
  comeBack(now: number): Outcome {
    const barred = this.bar(now)
    if (barred.refused === "ReturnWaitsErrorType") return { until: barred.until, isNew: false }
    if (barred.refused === "SelfExcludedErrorType") return barred
    if (barred.refused !== "ReturnNotAskedErrorType") return { refused: "ReturnNotNeededErrorType" }
    this.returnFrom = now + day
    return { until: this.returnFrom, isNew: true }
  }

  /** The instants to come, and those that have been, at which something of it changes by itself. */
  instants = (): number[] => [
    ...this.pauses.map(({ until }) => until),
    ...(this.returnFrom === null ? [] : [this.returnFrom]),
  ]
}
