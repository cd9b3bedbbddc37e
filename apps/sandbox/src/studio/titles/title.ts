import type { DiceModel } from "../dice/model.ts"
import type { Motif, PaletteName, Scene } from "../look.ts"
import type { RouletteModel } from "../roulette/play.ts"
import type { SlotModel } from "../slot/model.ts"

export type StudioName = "Atelier Nord" | "Lumen" | "Kobalt" | "Tessera" | "Halcyon" | "Monolith"

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

export type SlotTitle = Common & {
  readonly look: {
    readonly palette: PaletteName
    readonly scene: Scene
    readonly symbols: Readonly<Record<string, Motif>>
  }
  readonly model: SlotModel
}
export type DiceTitle = Common & {
  readonly look: { readonly palette: PaletteName; readonly scene: Scene }
  readonly model: DiceModel
}
export type RouletteTitle = Common & {
  readonly look: { readonly palette: PaletteName; readonly scene: Scene }
  readonly model: RouletteModel
}
export type Title = SlotTitle | DiceTitle | RouletteTitle

export const isSlot = (title: Title): title is SlotTitle => title.model.engine === "slot"
export const isDice = (title: Title): title is DiceTitle => title.model.engine === "dice"
export const isRoulette = (title: Title): title is RouletteTitle => title.model.engine === "roulette"
