import type { Card } from "../src/studio/cards.ts"
import type { Language } from "../src/studio/words.ts"
import { cardPicture } from "./card.ts"
import { el } from "./dom.ts"
import type { Pace } from "./pace.ts"

const dealing: Keyframe[] = [
  { transform: "translate(38vw, -26vh) rotate(28deg)", opacity: 0 },
  { opacity: 1, offset: 0.35 },
  { transform: "none", opacity: 1 },
]

/** Cards in a row, each dealt from the shoe at the top right. */
export function cardRow(language: Language) {
  const node = el("div", { class: "card-row" })
  let shown: readonly Card[] = []

  function place(card: Card): HTMLElement {
    const placed = el("span", { class: "card-place" }, cardPicture(card, language))
    node.append(placed)
    shown = [...shown, card]
    return placed
  }
  function clear(): void {
    shown = []
    node.replaceChildren()
  }
  return {
    node,
    clear,
    put(cards: readonly Card[]): void {
      clear()
      for (const card of cards) place(card)
    },
    /** Deals the cards that are not shown yet, one after the other; `after` is called for each. */
    async deal(cards: readonly Card[], pace: Pace, after: () => void = () => undefined): Promise<void> {
      for (const card of cards.slice(shown.length)) {
        await pace.animate(place(card), dealing, { duration: 380, easing: "cubic-bezier(.2,.7,.3,1)" })
        after()
      }
    },
    shown: (): readonly Card[] => shown,
  }
}

export type CardRow = ReturnType<typeof cardRow>
