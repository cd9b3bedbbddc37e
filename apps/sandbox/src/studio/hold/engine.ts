import { type DrawnEngine, listedStake } from "../engine.ts"
import { holdReturn } from "./exact.ts"
import type { HoldModel, HoldRound } from "./model.ts"
import { playHold } from "./play.ts"

export type HoldResult = HoldRound & { readonly coinCents: number }

export const holdEngine: DrawnEngine<HoldModel, HoldResult> = {
  kind: "drawn",
  category: "Video Slots",
  features: () => ["HOLD_AND_COLLECT", "RESPINS", "WILD"],
  payLines: ({ lines }) => lines.length,
  stakeOf: (_model, stakesCents, request) => listedStake(stakesCents, request),
  returnOf: holdReturn,
  play(model, _request, stakeCents, draw) {
    const round = playHold(model, draw)
    const coinCents = stakeCents / model.stakeCoins
    const respins = round.respins.map(
      (cash) => cash.map(({ cell, times }) => `${cell}:${times}`).join(" ") || "-",
    )
    return {
      winCents: round.lineCoins * coinCents + round.cashTimes * stakeCents,
      meta: [round.window.join(" "), ...respins].join(" | "),
      result: { ...round, coinCents },
    }
  },
}
