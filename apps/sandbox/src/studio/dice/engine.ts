import { type DrawnEngine, listedStake } from "../engine.ts"
import { diceReturn } from "./exact.ts"
import type { DiceModel, DiceRound } from "./model.ts"
import { playDice } from "./play.ts"

export const diceEngine: DrawnEngine<DiceModel, DiceRound> = {
  kind: "drawn",
  category: "Dice Games",
  features: ({ wheel }) => (wheel.length > 0 ? ["BONUS_WHEEL", "MYSTERY"] : []),
  payLines: ({ lines, grids }) => lines.length * grids,
  stakeOf: (_model, stakesCents, request) => listedStake(stakesCents, request),
  returnOf: diceReturn,
  play(model, _request, stakeCents, draw) {
    const result = playDice(model, draw)
    return {
      winCents: ((result.ladderTenths + result.mysteryTenths) * stakeCents) / 10,
      meta: result.grids.join(" | "),
      result,
    }
  },
}
