import type { Language } from "../words.ts"
import type { SlotModel, SlotSpin } from "./model.ts"

const en = {
  bothWays: {
    sign: "Pays both ways",
    rule: "Symbols also pay from the right reel to the left. Five of a kind on one line pay only once.",
    rightWins: (count: number) => (count === 1 ? "1 win from the right" : `${count} wins from the right`),
  },
}
type FeatureWords = typeof en

const fr: FeatureWords = {
  bothWays: {
    sign: "Gains dans les deux sens",
    rule: "Les symboles paient aussi de droite à gauche. Cinq symboles identiques sur une même ligne ne paient qu’une fois.",
    rightWins: (count) => (count === 1 ? "1 gain depuis la droite" : `${count} gains depuis la droite`),
  },
}

const nl: FeatureWords = {
  bothWays: {
    sign: "Betaalt in beide richtingen",
    rule: "Symbolen betalen ook van rechts naar links. Vijf gelijke symbolen op één lijn betalen maar één keer.",
    rightWins: (count) => (count === 1 ? "1 winst van rechts" : `${count} winsten van rechts`),
  },
}

const byLanguage: Record<Language, FeatureWords> = { en, fr, nl }

/** The feature of a slot, as its reels rest. */
export const featureSign = (model: SlotModel, language: Language): string =>
  model.bothWays ? byLanguage[language].bothWays.sign : ""

/** What the rules say of the feature. */
export const featureRules = (model: SlotModel, language: Language): string[] =>
  model.bothWays ? [byLanguage[language].bothWays.rule] : []

/** What the feature did in a spin, or nothing. */
export function featureAccount({ wins }: SlotSpin, language: Language): string {
  const fromRight = wins.filter((win) => "from" in win).length
  return fromRight > 0 ? byLanguage[language].bothWays.rightWins(fromRight) : ""
}
