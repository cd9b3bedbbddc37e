import type { DrawnEngine } from "../engine.ts"
import { baccaratReturns } from "./exact.ts"
import {
  type BaccaratBets,
  type BaccaratModel,
  type BaccaratRound,
  betsRefusal,
  playBaccarat,
  totalCents,
} from "./play.ts"

export type BaccaratResult = BaccaratRound & { readonly bets: BaccaratBets }

export const baccaratEngine: DrawnEngine<BaccaratModel, BaccaratResult> = {
  kind: "drawn",
  category: "Baccarat",
  features: () => [],
  payLines: () => 0,
  tableStakes: ({ chipsCents, tableCents }) => ({ min: chipsCents[0] ?? 0, max: tableCents }),
  stakeOf: (model, _stakesCents, { bets = {} }) => betsRefusal(model, bets) ?? totalCents(bets),
  // That of the banker, the best bet; the rules state the return of each.
  returnOf: () => baccaratReturns().banker,
  play(_model, { bets = {} }, _stakeCents, draw) {
    const round = playBaccarat(bets, draw)
    const meta = `${round.player.join(" ")} | ${round.banker.join(" ")}`
    return { winCents: round.winCents, meta, result: { ...round, bets } }
  },
}
