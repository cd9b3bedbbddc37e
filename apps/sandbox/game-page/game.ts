import type { Request } from "../src/studio/engine.ts"
import type { OpenView, PlayedView, SessionView } from "../src/studio/view.ts"
import type { Pace } from "./pace.ts"
import type { Words } from "./words.ts"

/** The session of a table with its words and formats. */
export type Setting = {
  readonly view: SessionView
  readonly words: Words
  readonly money: (cents: number) => string
  /** Says a sentence in the result line and to screen readers. */
  readonly say: (sentence: string) => void
}

/** The engine's part of the page; the frame around it is the same for all. */
export type Table = {
  readonly stage: HTMLElement
  readonly controls?: HTMLElement
  readonly verb: string
  readonly invitation: string
  /** What skipping does, where the player has something to do besides looking; it is offered with reduced motion too. */
  readonly skipVerb?: string
  /** The request for a round, or nothing when the player has to do something first (and has been told so). */
  request(stakeCents: number): Request | undefined
  /** Puts the chips of a round on the table, as they lay when it was sent. */
  put?(request: Request): void
  /** Shows the outcome, or how an open round stands; settles when everything is on the screen. */
  show(round: PlayedView | OpenView, pace: Pace): Promise<void>
  /** Waits for the player's decision in an open round: the name of one of its actions. */
  choose?(round: OpenView): Promise<string>
  lock(locked: boolean): void
  /** A short account of the outcome for the result line, before the amount. */
  describe?(round: PlayedView): string
  rules(stakeCents: number): readonly Node[]
}
