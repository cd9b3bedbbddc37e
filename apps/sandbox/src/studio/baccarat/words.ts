import type { Language } from "../words.ts"
import type { BaccaratBet } from "./play.ts"

/** The names of the bets, which are those of the sides and of the results too. */
export const BACCARAT_WORDS: Record<Language, Readonly<Record<BaccaratBet, string>>> = {
  en: { player: "Player", banker: "Banker", tie: "Tie" },
  fr: { player: "Joueur", banker: "Banque", tie: "Égalité" },
  nl: { player: "Speler", banker: "Bank", tie: "Gelijkspel" },
}
