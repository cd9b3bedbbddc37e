import { type DrawnEngine, listedStake } from "../engine.ts"
import { cascadeReturn } from "./exact.ts"
import type { CascadeModel, CascadeRound } from "./model.ts"
import { playCascade } from "./play.ts"

export type CascadeResult = CascadeRound & { readonly coinCents: number }

export const cascadeEngine: DrawnEngine<CascadeModel, CascadeResult> = {
  kind: "drawn",
  category: "Video Slots",
  features: () => ["FREE_SPINS", "WILD", "MULTIPLIER", "CASCADING_REELS", "WAYS"],
  payLines: ({ heights }) => heights.reduce((ways, rows) => ways * rows, 1),
  stakeOf: (_model, stakesCents, request) => listedStake(stakesCents, request),
  returnOf: cascadeReturn,
  play(model, _request, stakeCents, draw) {
    const round = playCascade(model, draw)
    const coinCents = stakeCents / model.stakeCoins
    return {
      winCents: round.coins * coinCents,
      meta: round.spins
        .map(({ steps }) => steps.map(({ columns }) => columns.join(" ")).join(" > "))
        .join(" | "),
      result: { ...round, coinCents },
    }
  },
}
