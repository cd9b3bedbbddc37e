import type { Outcome } from "./decide.ts"
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
  readonly stakeCents: number
  readonly winCents: number
  readonly outcome: Outcome
  readonly playedAt: Date
}

/** Whether the casino booked the win: yes, pending (retried), or refused for good. */
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
