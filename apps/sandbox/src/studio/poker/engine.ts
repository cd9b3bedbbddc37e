import { listedStake, type SteppedEngine } from "../engine.ts"
import { JACKS_OR_BETTER_RETURN } from "./exact.ts"
import { handOf } from "./hands.ts"
import type { PokerModel, PokerState } from "./model.ts"
import { deal, HOLDS, holdOfAbsent, prizeOf, replace } from "./play.ts"

const actionOf = (held: string): string => `hold ${held}`
const ACTIONS = HOLDS.map((held) => ({ name: actionOf(held), stakeCents: 0 }))

/** The decision is `hold` and a digit for each card, e.g. `hold 01011`. */
export const pokerEngine: SteppedEngine<PokerModel, PokerState> = {
  kind: "stepped",
  category: "Video Poker",
  features: () => [],
  payLines: () => 1,
  stakeOf: (_model, stakesCents, request) => listedStake(stakesCents, request),
  returnOf: () => JACKS_OR_BETTER_RETURN,
  begin: (_model, _request, stakeCents, draw) => deal(stakeCents, draw),
  actions: (_model, { held }) => (held === undefined ? ACTIONS : []),
  act(_model, state, action, draw) {
    const held = HOLDS.find((one) => actionOf(one) === action)
    if (held === undefined || state.held !== undefined) throw new RangeError(`no action ${action}`)
    return replace(state, held, draw)
  },
  settle: (_model, state) => ({
    winCents: prizeOf(state),
    meta: [state.dealt.join(" "), state.held, state.held && state.cards.join(" "), handOf(state.cards)]
      .filter(Boolean)
      .join(" | "),
    result: state,
  }),
  leave: (_model, state) => actionOf(holdOfAbsent(state)),
}
