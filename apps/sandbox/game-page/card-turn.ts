import type { Card } from "../src/studio/cards.ts"
import type { Language } from "../src/studio/words.ts"
import { cardPicture } from "./card.ts"
import type { Pace } from "./pace.ts"

export async function turnCard(
  place: HTMLElement,
  card: Card,
  language: Language,
  pace: Pace,
): Promise<void> {
  const half = { duration: 130, easing: "ease-in-out" }
  await pace.animate(place, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], half)
  place.replaceChildren(cardPicture(card, language))
  await pace.animate(place, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], half)
}
