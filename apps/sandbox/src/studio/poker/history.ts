import { cardText } from "../../../game-page/card.ts"
import type { Card } from "../cards.ts"
import type { EngineHistory, Row } from "../history-rows.ts"
import type { Language } from "../words.ts"
import { handText } from "./hand-words.ts"
import { handOf } from "./hands.ts"

const WORDS = {
  en: {
    dealt: "Dealt",
    held: "Held",
    none: "none",
    final: "After the draw",
    hand: "Hand",
    nothing: "no prize",
  },
  fr: {
    dealt: "Distribution",
    held: "Cartes gardées",
    none: "aucune",
    final: "Après le tirage",
    hand: "Main",
    nothing: "aucun gain",
  },
  nl: {
    dealt: "Gedeeld",
    held: "Behouden",
    none: "geen",
    final: "Na het trekken",
    hand: "Hand",
    nothing: "geen winst",
  },
} as const satisfies Record<Language, Record<string, string>>

export const pokerHistory: EngineHistory<"poker"> = {
  drawings: () => [],
  rows({ result: { dealt, held, cards } }, language) {
    const words = WORDS[language]
    const text = (list: readonly Card[]) => list.map((card) => cardText(card, language)).join(", ")
    const hand = handOf(cards)
    const kept = dealt.filter((_, at) => held?.[at] === "1")
    const drawn: readonly Row[] =
      held === undefined
        ? []
        : [
            [words.held, kept.length > 0 ? text(kept) : words.none],
            [words.final, text(cards)],
          ]
    return [
      [words.dealt, text(dealt)],
      ...drawn,
      [words.hand, hand ? handText(hand, language) : words.nothing],
    ]
  },
}
