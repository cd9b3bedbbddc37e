import { listedStake, type SteppedEngine } from "../engine.ts"
import { BLACKJACK_RETURN } from "./exact.ts"
import type { BlackjackModel, BlackjackState } from "./model.ts"
import { actBlackjack, beginBlackjack, blackjackActions, blackjackWin } from "./play.ts"

export const blackjackEngine: SteppedEngine<BlackjackModel, BlackjackState> = {
  kind: "stepped",
  category: "Blackjack",
  features: () => [],
  payLines: () => 0,
  stakeOf: (_model, stakesCents, request) => listedStake(stakesCents, request),
  returnOf: () => BLACKJACK_RETURN,
  begin: (_model, _request, stakeCents, draw) => beginBlackjack(stakeCents, draw),
  actions: (_model, state) => blackjackActions(state),
  act: (_model, state, action, draw) => actBlackjack(state, action, draw),
  settle: (_model, state) => ({
    winCents: blackjackWin(state),
    meta: [...state.hands.map((hand) => hand.cards.join(" ")), state.dealer.join(" ")].join(" | "),
    result: state,
  }),
  leave: () => "stand",
}
