import type { Language } from "../words.ts"
import type { HandResult } from "./model.ts"

type Words = {
  readonly player: string
  readonly hand: (number: number) => string
  readonly dealer: string
  readonly returned: string
  readonly results: Readonly<Record<HandResult, string>>
}

/** Words for the hands of a round, on the page and in its history. */
export const BLACKJACK_WORDS: Record<Language, Words> = {
  en: {
    player: "You",
    hand: (number) => `Hand ${number}`,
    dealer: "Dealer",
    returned: "Additional stake returned",
    results: { blackjack: "Blackjack", won: "Won", push: "Push", lost: "Lost", bust: "Bust" },
  },
  fr: {
    player: "Vous",
    hand: (number) => `Main ${number}`,
    dealer: "Croupier",
    returned: "Mise supplémentaire rendue",
    results: { blackjack: "Blackjack", won: "Gagné", push: "Égalité", lost: "Perdu", bust: "Plus de 21" },
  },
  nl: {
    player: "U",
    hand: (number) => `Hand ${number}`,
    dealer: "Deler",
    returned: "Extra inzet terug",
    results: { blackjack: "Blackjack", won: "Gewonnen", push: "Gelijk", lost: "Verloren", bust: "Boven 21" },
  },
}
