import type { Art } from "./art.ts"
import type { Request } from "./engine.ts"
import type { Outcome } from "./engines.ts"
import type { OpenAnswer } from "./round.ts"
import type { UnseenFirst, WinState } from "./rounds.ts"
import type { Title } from "./titles/title.ts"
import type { Language, RefusalCode } from "./words.ts"

export type SessionView = {
  readonly session: string
  readonly title: Title
  readonly art: Art
  readonly language: Language
  readonly mode: "real" | "demo"
  readonly currency: string
  readonly balanceCents: number
  readonly returnPercent: number
  readonly minimumCycleMs: number
  readonly casinoOrigin: string
  readonly lobbyUrl: string
  readonly depositUrl?: string
  /** The reason why this session may not play, as a message. */
  readonly ended?: string
  /** A finished round that is only shown. */
  readonly replay?: ReplayView
  /** An earlier round whose outcome was not shown; the page requests it first. */
  readonly unseen?: { readonly key: string; readonly request: Request }
}

export type PlayedView = {
  readonly kind: "played"
  readonly roundId: string
  readonly stakeCents: number
  readonly winCents: number
  readonly balanceCents: number
  readonly win: WinState
  readonly outcome: Outcome
}

export type ReplayView = { readonly played: PlayedView; readonly request: Request }

export type RefusedView = {
  readonly kind: "refused"
  readonly refusal: RefusalCode
  readonly sentence: string
  readonly balanceCents: number
  readonly ended: boolean
}

/** A round that waits for the player's decision. */
export type OpenView = OpenAnswer

export type RoundView = PlayedView | OpenView | RefusedView | UnseenFirst
