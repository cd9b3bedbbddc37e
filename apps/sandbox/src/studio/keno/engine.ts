import { type DrawnEngine, listedStake } from "../engine.ts"
import type { KenoModel, KenoRound } from "./model.ts"
import { arePicks, kenoReturn, playKeno } from "./play.ts"

/** The request's picks are the numbers of the card. */
export const kenoEngine: DrawnEngine<KenoModel, KenoRound> = {
  kind: "drawn",
  category: "Keno",
  features: () => [],
  payLines: () => 0,
  stakeOf: (model, stakesCents, request) =>
    arePicks(model, request.picks) ? listedStake(stakesCents, request) : "stake",
  returnOf: kenoReturn,
  play(model, { picks = [] }, stakeCents, draw) {
    const result = playKeno(model, picks, draw)
    return {
      winCents: (result.tenths * stakeCents) / 10,
      meta: `${result.hits}/${picks.length}: ${result.drawn.join(" ")}`,
      result,
    }
  },
}
