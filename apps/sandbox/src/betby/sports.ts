import type { Language } from "../page.ts"

export type ByLanguage = Readonly<Record<Language, string>>
export type Sport = "football" | "tennis" | "basketball"

export const SPORTS: Readonly<
  Record<
    Sport,
    { name: ByLanguage; competition: ByLanguage; perDay: number; minutes: number; sides: readonly string[] }
  >
> = {
  football: {
    name: { en: "Football", fr: "Football", nl: "Voetbal" },
    competition: { en: "Demo League", fr: "Ligue de démonstration", nl: "Demonstratieliga" },
    perDay: 6,
    minutes: 115,
    sides: [
      "Racing Sablon",
      "Union Marolles",
      "Leie United",
      "Sporting Citadelle",
      "Dijle Athletic",
      "Étoile Ourthe",
      "Schelde Rangers",
      "Olympic Terril",
      "Polder Boys",
      "Royal Semois",
      "Kempen City",
      "Avenir Condroz",
    ],
  },
  tennis: {
    name: { en: "Tennis", fr: "Tennis", nl: "Tennis" },
    competition: { en: "Demo Open", fr: "Open de démonstration", nl: "Demonstratie-Open" },
    perDay: 4,
    minutes: 110,
    sides: [
      "A. Verlinde",
      "M. Dubray",
      "S. Okoro",
      "L. Hartwig",
      "J. Castellan",
      "P. Noorman",
      "E. Vasari",
      "T. Lindqvist",
    ],
  },
  basketball: {
    name: { en: "Basketball", fr: "Basket", nl: "Basketbal" },
    competition: { en: "Demo Cup", fr: "Coupe de démonstration", nl: "Demonstratiebeker" },
    perDay: 3,
    minutes: 130,
    sides: [
      "Meuse Hoops",
      "Noordzee Giants",
      "Gaume Bears",
      "Haspengouw Hawks",
      "Brabant Towers",
      "Pajot Kings",
    ],
  },
}
export const SPORT_NAMES = Object.keys(SPORTS) as Sport[]

export const MARKETS: Readonly<Record<"result" | "winner" | "goals", ByLanguage>> = {
  result: { en: "Match result", fr: "Résultat du match", nl: "Wedstrijduitslag" },
  winner: { en: "Winner", fr: "Vainqueur", nl: "Winnaar" },
  goals: { en: "Goals", fr: "Nombre de buts", nl: "Aantal doelpunten" },
}
export const DRAW: ByLanguage = { en: "Draw", fr: "Match nul", nl: "Gelijkspel" }
export const OVER: ByLanguage = { en: "Over 2,5", fr: "Plus de 2,5", nl: "Meer dan 2,5" }
export const UNDER: ByLanguage = { en: "Under 2,5", fr: "Moins de 2,5", nl: "Minder dan 2,5" }
