import type { Motif } from "../../../game-page/symbols/index.ts"
import type { EngineName, ModelOf } from "../engines.ts"
import type { PaletteName } from "../palettes/index.ts"
import type { Scene } from "../scenes/index.ts"
import type { StudioName } from "../studios.ts"

type Common = {
  /** `<studio>_<name>`, the code on the wire. */
  readonly code: string
  readonly name: string
  readonly studio: StudioName
  readonly theme: string
  /** 1 (low) to 6 (high), by the standard deviation of the win per unit staked. */
  readonly volatility: 1 | 2 | 3 | 4 | 5 | 6
  /** Fraction of rounds with a win, two decimals. */
  readonly hitRatio: number
  readonly released: string
  /** Ascending stakes of a round; empty for a roulette, which has chips. */
  readonly stakesCents: readonly number[]
  /**
   * The minimum interval between two rounds: at least 2.5 s for a slot (UKGC RTS 14D), and long enough that the highest
   * stake keeps the average hourly loss below the ceiling of its class in Belgium.
   */
  readonly minimumCycleMs: number
}

/** The drawing on the cloth of a card table. */
export type Felt = "sunburst" | "arcade"

type Look = {
  readonly palette: PaletteName
  readonly scene: Scene
  /** The drawing on its poster; a slot's is its highest symbol when left out. */
  readonly hero?: Motif
}
type Symbols = { readonly symbols: Readonly<Record<string, Motif>> }
/** What a title of an engine needs to be drawn, besides its palette and scene. */
type EngineLooks = {
  readonly slot: Symbols
  readonly mines: { readonly safe: Motif; readonly mine: Motif }
  readonly cascade: Symbols
  readonly classic: Symbols
  readonly hold: Symbols
  /** The drawing of each prize, in the order of the prize table. */
  readonly scratch: { readonly prizes: readonly Motif[] }
  readonly blackjack: { readonly felt: Felt }
}

/** A game of one engine. */
export type TitleOf<Name extends EngineName> = Common & {
  readonly look: Look & (Name extends keyof EngineLooks ? EngineLooks[Name] : unknown)
  readonly model: ModelOf<Name>
}
export type Title = { [Name in EngineName]: TitleOf<Name> }[EngineName]

export type SlotTitle = TitleOf<"slot">
export type DiceTitle = TitleOf<"dice">
export type RouletteTitle = TitleOf<"roulette">
export type CascadeTitle = TitleOf<"cascade">
export type ClassicTitle = TitleOf<"classic">

/** Whether a title is played by an engine. */
export const isOf = <Name extends EngineName>(title: Title, engine: Name): title is Title & TitleOf<Name> =>
  title.model.engine === engine
