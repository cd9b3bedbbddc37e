import { type DrawnEngine, listedStake } from "../engine.ts"
import { scratchReturn } from "./exact.ts"
import type { ScratchModel, ScratchRound } from "./model.ts"
import { playScratch } from "./play.ts"

export const scratchEngine: DrawnEngine<ScratchModel, ScratchRound> = {
  kind: "drawn",
  category: "Scratch Cards",
  features: () => [],
  payLines: () => 0,
  stakeOf: (_model, stakesCents, request) => listedStake(stakesCents, request),
  returnOf: scratchReturn,
  play(model, _request, stakeCents, draw) {
    const result = playScratch(model, draw)
    const amounts = result.fields.map((prize) => model.prizes[prize]?.tenths ?? 0)
    return { winCents: (result.tenths * stakeCents) / 10, meta: amounts.join(" "), result }
  },
}
