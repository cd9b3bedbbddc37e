import type { Language } from "../words.ts"
import type { Hand } from "./hands.ts"

const HAND_WORDS: Record<Language, Record<Hand, string>> = {
  en: {
    royal: "Royal flush",
    "straight-flush": "Straight flush",
    four: "Four of a kind",
    "full-house": "Full house",
    flush: "Flush",
    straight: "Straight",
    three: "Three of a kind",
    "two-pair": "Two pair",
    jacks: "Jacks or better",
  },
  fr: {
    royal: "Quinte flush royale",
    "straight-flush": "Quinte flush",
    four: "Carré",
    "full-house": "Full",
    flush: "Couleur",
    straight: "Suite",
    three: "Brelan",
    "two-pair": "Double paire",
    jacks: "Valets ou mieux",
  },
  nl: {
    royal: "Royal flush",
    "straight-flush": "Straight flush",
    four: "Vier gelijke",
    "full-house": "Full house",
    flush: "Flush",
    straight: "Straat",
    three: "Drie gelijke",
    "two-pair": "Twee paar",
    jacks: "Boeren of beter",
  },
}

/** The name of a hand that pays. */
export const handText = (hand: Hand, language: Language): string => HAND_WORDS[language][hand]
