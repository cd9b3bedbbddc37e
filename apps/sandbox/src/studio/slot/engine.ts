import { type DrawnEngine, listedStake } from "../engine.ts"
import { slotReturn } from "./exact.ts"
import type { SlotModel, SlotRound } from "./model.ts"
import { playSlot } from "./play.ts"

export type SlotResult = SlotRound & { readonly coinCents: number }

export const slotEngine: DrawnEngine<SlotModel, SlotResult> = {
  kind: "drawn",
  category: "Video Slots",
  features: ({ freeSpins, wilds, lines, bothWays, wildMultiplier, randomWild, twinReels }) => [
    "FREE_SPINS",
    wilds === "expanding" ? "EXPANDING_WILD" : "WILD",
    ...(freeSpins.multiplier !== 1 ? ["MULTIPLIER"] : []),
    ...(freeSpins.unfolding ? ["UNFOLDING_SYMBOL"] : []),
    ...(freeSpins.upgrades ? ["SYMBOL_UPGRADES"] : []),
    ...(freeSpins.sailingWild ? ["MOVING_WILD"] : []),
    ...(lines ? [] : ["WAYS"]),
    ...(bothWays ? ["BOTH_WAYS"] : []),
    ...(wildMultiplier ? ["MULTIPLIER_WILD"] : []),
    ...(randomWild ? ["RANDOM_WILD_REEL"] : []),
    ...(twinReels ? ["TWIN_REELS"] : []),
  ],
  payLines: ({ lines }) => lines?.length ?? 243,
  stakeOf: (_model, stakesCents, request) => listedStake(stakesCents, request),
  returnOf: slotReturn,
  play(model, _request, stakeCents, draw) {
    const round = playSlot(model, draw)
    const coinCents = stakeCents / model.stakeCoins
    return {
      winCents: round.coins * coinCents,
      meta: round.spins.map((spin) => spin.window.join(" ")).join(" | "),
      result: { ...round, coinCents },
    }
  },
}
