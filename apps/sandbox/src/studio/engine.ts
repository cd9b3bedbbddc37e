import type { Draw } from "./chance.ts"
import type { Fraction } from "./fraction.ts"
import type { RefusalCode } from "./words.ts"

/** What a player asks for when a round begins. Each engine reads what it needs and refuses the rest by the stake. */
export type Request = {
  readonly stakeCents?: number
  /** Cents on each spot of a table. */
  readonly bets?: Readonly<Record<string, number>>
  /** Whole numbers chosen before the round, e.g. those of a keno card or the number of mines. */
  readonly picks?: readonly number[]
}

/** A result with what it pays. `meta` is its short text on the wallet call. */
export type Settled<Result> = { readonly winCents: number; readonly meta: string; readonly result: Result }

/** A choice during a round, with the additional stake that it costs. */
export type Action = { readonly name: string; readonly stakeCents: number }

type Common<Model extends { readonly engine: string }> = {
  /** The category in the aggregator's list of games. */
  readonly category: string
  /** Features in the aggregator's list of games. */
  features(model: Model): readonly string[]
  payLines(model: Model): number
  /** Where stakes are chips on a table, its lowest chip and its highest total. */
  tableStakes?(model: Model): { readonly min: number; readonly max: number }
  /** The stake in cents, or why it is refused. */
  stakeOf(model: Model, stakesCents: readonly number[], request: Request): number | RefusalCode
  /**
   * The share of all stakes that is paid back; with decisions, by the best of them. Where they differ by the rounding of
   * prizes alone, it may be that of the worst.
   */
  returnOf(model: Model): Fraction
}

/** The rules of a game whose rounds are drawn at once. */
export type DrawnEngine<Model extends { readonly engine: string }, Result> = Common<Model> & {
  readonly kind: "drawn"
  play(model: Model, request: Request, stakeCents: number, draw: Draw): Settled<Result>
}

/**
 * The rules of a game in which the player decides during the round. Everything is drawn when it is revealed, so a state
 * holds no secret: the page gets it as it is.
 */
export type SteppedEngine<Model extends { readonly engine: string }, State> = Common<Model> & {
  readonly kind: "stepped"
  begin(model: Model, request: Request, stakeCents: number, draw: Draw): State
  /** The actions that the player may take now; none when the round is over. */
  actions(model: Model, state: State): readonly Action[]
  /** The state after one of the actions. */
  act(model: Model, state: State, action: string, draw: Draw): State
  /** What a state pays when it is over, and its text. */
  settle(model: Model, state: State): Settled<State>
  /** The action that ends a round which the player has left: it adds no stake. */
  leave(model: Model, state: State): string
}

/** The stake of a game with a list of stakes. */
export const listedStake = (stakesCents: readonly number[], { stakeCents }: Request): number | RefusalCode =>
  stakesCents.find((offered) => offered === stakeCents) ?? "stake"
