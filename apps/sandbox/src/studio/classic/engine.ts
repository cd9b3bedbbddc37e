import { type DrawnEngine, listedStake } from "../engine.ts"
import { classicReturn } from "./exact.ts"
import type { ClassicModel, ClassicRound } from "./model.ts"
import { playClassic } from "./play.ts"

export type ClassicResult = ClassicRound & { readonly coinCents: number }

export const classicEngine: DrawnEngine<ClassicModel, ClassicResult> = {
  kind: "drawn",
  category: "Video Slots",
  features: ({ respin, wildMultiplier }) => [
    "CLASSIC",
    "WILD",
    ...(wildMultiplier > 1 ? ["MULTIPLIER"] : []),
    ...(respin ? ["RESPIN"] : []),
  ],
  payLines: ({ lines }) => lines.length,
  stakeOf: (_model, stakesCents, request) => listedStake(stakesCents, request),
  returnOf: classicReturn,
  play(model, _request, stakeCents, draw) {
    const round = playClassic(model, draw)
    const coinCents = stakeCents / model.stakeCoins
    return {
      winCents: round.coins * coinCents,
      meta: round.stops.map(({ window }) => window.join(" ")).join(" | "),
      result: { ...round, coinCents },
    }
  },
}
