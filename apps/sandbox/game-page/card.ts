import { indexOf } from "../src/studio/card-words.ts"
import { type Card, rankOf, type Suit, suitOf } from "../src/studio/cards.ts"
import type { Language } from "../src/studio/words.ts"
import { COVER } from "./cover.ts"
import { el, picture } from "./dom.ts"

const suitShapes: Record<Suit, string> = {
  s: "M50 14C62 32 80 42 80 58C80 70 66 76 56 66C57 78 60 84 66 88H34C40 84 43 78 44 66C34 76 20 70 20 58C20 42 38 32 50 14Z",
  h: "M50 86C40 74 16 60 16 38C16 20 40 14 50 32C60 14 84 20 84 38C84 60 60 74 50 86Z",
  d: "M50 10L82 50L50 90L18 50Z",
  c: "M50 12A17 17 0 0 1 63 40A17 17 0 1 1 56 66C57 78 60 84 66 88H34C40 84 43 78 44 66A17 17 0 1 1 37 40A17 17 0 0 1 50 12Z",
}

const suitNames: Record<Language, Record<Suit, string>> = {
  en: { s: "of spades", h: "of hearts", d: "of diamonds", c: "of clubs" },
  fr: { s: "de pique", h: "de cœur", d: "de carreau", c: "de trèfle" },
  nl: { s: "schoppen", h: "harten", d: "ruiten", c: "klaveren" },
}

const courtNames: Record<Language, Readonly<Record<string, string>>> = {
  en: { J: "jack", Q: "queen", K: "king", A: "ace" },
  fr: { J: "valet", Q: "dame", K: "roi", A: "as" },
  nl: { J: "boer", Q: "vrouw", K: "heer", A: "aas" },
}

/** A card in words, e.g. "10 of hearts". */
export function cardText(card: Card, language: Language): string {
  const rank = rankOf(card)
  const name = courtNames[language][rank] ?? (rank === "T" ? "10" : rank)
  const suit = suitNames[language][suitOf(card)]
  return language === "nl" ? `${suit} ${name}` : `${name} ${suit}`
}

export function cardPicture(card: Card | undefined, language: Language): HTMLElement {
  const node = el("span", { class: "card-face", role: "img", "aria-label": card && cardText(card, language) })
  if (!card) {
    node.classList.add("card-back")
    node.setAttribute("aria-hidden", "true")
    node.append(picture("0 0 100 100", COVER, "card-cover"))
    return node
  }
  const [rank, suit] = [rankOf(card), suitOf(card)]
  node.dataset.suit = suit
  node.append(
    el("span", { class: "card-index", "aria-hidden": true }, indexOf(rank, language)),
    picture("0 0 100 100", `<path d="${suitShapes[suit]}" fill="currentColor"/>`, "card-suit"),
  )
  return node
}
