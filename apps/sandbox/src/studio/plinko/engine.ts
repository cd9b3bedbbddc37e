import { type DrawnEngine, listedStake } from "../engine.ts"
import type { PlinkoModel, PlinkoRound } from "./model.ts"
import { choiceOf, playPlinko, plinkoReturn } from "./play.ts"

/** The request's picks are the number of rows and the risk. */
export const plinkoEngine: DrawnEngine<PlinkoModel, PlinkoRound> = {
  kind: "drawn",
  category: "Plinko",
  features: () => [],
  payLines: () => 0,
  stakeOf: (_model, stakesCents, request) =>
    choiceOf(request.picks) ? listedStake(stakesCents, request) : "stake",
  returnOf: plinkoReturn,
  play(model, { picks }, stakeCents, draw) {
    const choice = choiceOf(picks)
    if (!choice) throw new TypeError("a ball needs rows and a risk")
    const result = playPlinko(model, choice, draw)
    return {
      winCents: (result.tenths * stakeCents) / 10,
      meta: `${result.rows} ${result.risk} ${result.path.map((side) => "LR"[side]).join("")}`,
      result,
    }
  },
}
