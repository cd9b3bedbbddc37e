import type { Action, Request } from "./engine.ts"
import type { Outcome } from "./engines.ts"
import type { Title } from "./titles/title.ts"
import type { Language, RefusalCode } from "./words.ts"

export type Round = {
  readonly id: string
  /** Opens the history page; unguessable, because it is the only authorisation. */
  readonly historyKey: string
  readonly title: Title
  readonly user?: string
  readonly currency: string
  readonly language: Language
  readonly casinoOrigin: string
  /** Everything staked in the round. */
  readonly stakeCents: number
  readonly winCents: number
  /** What the player asked for, such as the chips on a table. */
  readonly request: Request
  readonly outcome: Outcome
  readonly playedAt: Date
}

/** Whether the casino booked the win: yes, pending (retried), or refused for good. */
export type WinState = "booked" | "pending" | "refused"

/** A round that waits for the player's decision. */
export type OpenAnswer = {
  readonly kind: "open"
  readonly roundId: string
  readonly stakeCents: number
  readonly balanceCents: number
  readonly outcome: Outcome
  readonly actions: readonly Action[]
  /** The number of decisions taken; the next one carries it. */
  readonly step: number
}

export type RefusedAnswer = {
  readonly kind: "refused"
  readonly refusal: RefusalCode
  readonly balanceCents: number
  readonly ended: boolean
}

export type PlayedAnswer = {
  readonly kind: "played"
  readonly round: Round
  readonly balanceCents: number
  readonly win: WinState
}

export type RoundAnswer = PlayedAnswer | OpenAnswer | RefusedAnswer
