import { type Card, type Rank, rankOf, type Suit, suitOf } from "./cards.ts"
import type { Language } from "./words.ts"

const signs: Record<Suit, string> = { s: "♠", h: "♥", d: "♦", c: "♣" }

/** The index in the corner of a card; French and Dutch cards carry their own letters. */
const letters: Record<Language, Readonly<Record<string, string>>> = {
  en: {},
  fr: { J: "V", Q: "D", K: "R" },
  nl: { J: "B", Q: "V", K: "H" },
}

export const indexOf = (rank: Rank, language: Language): string =>
  rank === "T" ? "10" : (letters[language][rank] ?? rank)

/** Cards as text, e.g. `10♥ K♠`. */
export const cardsText = (cards: readonly Card[], language: Language): string =>
  cards.map((card) => `${indexOf(rankOf(card), language)}${signs[suitOf(card)]}`).join(" ")
