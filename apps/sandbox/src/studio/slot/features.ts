import { type Chance, REELS, type SlotModel } from "./model.ts"

/** What the free spins of a round can differ in. */
export type FreeSpin = {
  readonly multiplier: number
  /** The letters that are upgraded. */
  readonly upgraded: string
  /** The reel of the sailing wild. */
  readonly wildReel?: number
}

/** The free spin after `played` others and `scatters` scatters in them. */
export function freeSpinAt({ freeSpins }: SlotModel, played: number, scatters: number): FreeSpin {
  const { multiplier, upgrades, sailingWild } = freeSpins
  return {
    multiplier: typeof multiplier === "number" ? multiplier : (multiplier[played] ?? multiplier.at(-1) ?? 1),
    upgraded: upgrades?.letters.slice(0, scatters) ?? "",
    ...(sailingWild && { wildReel: REELS - 1 - (played % REELS) }),
  }
}

/** The strips of the paid spin, or of a free spin with its upgraded letters. */
export function stripsOf(model: SlotModel, free?: FreeSpin): readonly string[] {
  if (!free) return model.reels
  const strips = model.freeReels ?? model.reels
  const into = model.freeSpins.upgrades?.into
  if (!into || !free.upgraded) return strips
  return strips.map((strip) =>
    [...strip].map((letter) => (free.upgraded.includes(letter) ? into : letter)).join(""),
  )
}

/** The chance of a random wild reel. */
export const randomWild = (model: SlotModel, free?: FreeSpin): Chance | undefined =>
  free ? model.randomWild?.free : model.randomWild?.paid
