import type { DrawnEngine } from "../engine.ts"
import {
  betsRefusal,
  playRoulette,
  type RouletteBets,
  type RouletteModel,
  type RouletteRound,
  rouletteReturn,
  totalCents,
} from "./play.ts"

export type RouletteResult = RouletteRound & { readonly bets: RouletteBets }

export const rouletteEngine: DrawnEngine<RouletteModel, RouletteResult> = {
  kind: "drawn",
  category: "Roulette",
  features: ({ laPartage }) => (laPartage ? ["LA_PARTAGE"] : []),
  payLines: () => 0,
  tableStakes: ({ chipsCents, tableCents }) => ({ min: chipsCents[0] ?? 0, max: tableCents }),
  stakeOf(model, _stakesCents, { bets = {} }) {
    const refusal = betsRefusal(model, bets)
    if (refusal) return refusal === "table" ? "table_limit" : "stake"
    return totalCents(bets)
  },
  returnOf: rouletteReturn,
  play(model, { bets = {} }, _stakeCents, draw) {
    const round = playRoulette(model, bets, draw)
    return { winCents: round.winCents, meta: String(round.pocket), result: { ...round, bets } }
  },
}
