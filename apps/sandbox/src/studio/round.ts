import type { Outcome } from "./decide.ts"
import type { Title } from "./titles/title.ts"
import type { Language, RefusalCode } from "./words.ts"

/** A played round, kept for the history page. */
export type Round = {
  readonly id: string
  /** Opens the history page; unguessable, because the page needs no other key. */
  readonly historyKey: string
  readonly title: Title
  readonly user?: string
  readonly currency: string
  readonly language: Language
  readonly casinoOrigin: string
  readonly stakeCents: number
  readonly winCents: number
  readonly outcome: Outcome
  readonly playedAt: Date
}

/** Whether the casino has booked the win: yes, not yet (it is repeated), or refused for good. */
export type WinState = "booked" | "pending" | "refused"

export type RoundAnswer =
  | {
      readonly kind: "played"
      readonly round: Round
      readonly balanceCents: number
      readonly win: WinState
    }
  | {
      readonly kind: "refused"
      readonly refusal: RefusalCode
      readonly balanceCents: number
      readonly ended: boolean
    }
