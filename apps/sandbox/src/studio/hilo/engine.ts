import { listedStake, type SteppedEngine } from "../engine.ts"
import { hiloReturn } from "./exact.ts"
import type { HiloModel, HiloState } from "./model.ts"
import { answer, beginHilo, exchange, offersOf, prizeOf, rightRanks, skipsLeft } from "./play.ts"

/** An answer (`higher`, `lower`, `same`), `skip` or `collect`. */
function listDecisions(model: HiloModel, state: HiloState): string[] {
  if (state.end) return []
  const decisions = offersOf(model, state).map((offer): string => offer.answer)
  if (skipsLeft(model, state) > 0) decisions.push("skip")
  if (state.odds.length > 0) decisions.push("collect")
  return decisions
}

export const hiloEngine: SteppedEngine<HiloModel, HiloState> = {
  kind: "stepped",
  category: "Hi Lo",
  features: () => [],
  payLines: () => 1,
  stakeOf: (_model, stakesCents, request) => listedStake(stakesCents, request),
  returnOf: hiloReturn,
  begin: (_model, _request, stakeCents, draw) => beginHilo(stakeCents, draw),
  actions: (model, state) => listDecisions(model, state).map((name) => ({ name, stakeCents: 0 })),
  act(model, state, action, draw) {
    if (!listDecisions(model, state).includes(action)) throw new RangeError(`no action ${action}`)
    if (action === "collect") return { ...state, end: "collected" }
    const offer = offersOf(model, state).find((one) => one.answer === action)
    return offer ? answer(model, state, offer, draw) : exchange(state, draw)
  },
  settle: (model, state) => ({
    winCents: prizeOf(model, state),
    meta: [state.cards.join(" "), state.moves.join(" "), state.end].filter(Boolean).join(" | "),
    result: state,
  }),
  /** The prize so far; without one, the likelier answer. */
  leave(model, state) {
    if (state.odds.length > 0) return "collect"
    const [first, ...others] = offersOf(model, state)
    if (!first) throw new RangeError("no answer is offered")
    return others.reduce((best, offer) => (rightRanks(offer) > rightRanks(best) ? offer : best), first).answer
  },
}
