import { cardsText } from "../card-words.ts"
import type { EngineHistory, Row } from "../history-rows.ts"
import { paidCents, resultOf, returnedCents, totalOf } from "./play.ts"
import { BLACKJACK_WORDS } from "./words.ts"

export const blackjackHistory: EngineHistory<"blackjack"> = {
  drawings: () => [],
  rows({ result }, language, money) {
    const words = BLACKJACK_WORDS[language]
    const returned = returnedCents(result)
    return [
      ...result.hands.map((hand, at): Row => {
        const name = result.hands.length > 1 ? words.hand(at + 1) : words.player
        const verdict = words.results[resultOf(result, hand)]
        const amounts = `${money(hand.stakeCents)} → ${money(paidCents(result, hand))}`
        return [
          name,
          `${cardsText(hand.cards, language)} (${totalOf(hand.cards).total})<br>${verdict} · ${amounts}`,
        ]
      }),
      [words.dealer, `${cardsText(result.dealer, language)} (${totalOf(result.dealer).total})`],
      ...(returned > 0 ? [[words.returned, money(returned)] as const] : []),
    ]
  },
}
