import type { Language } from "../words.ts"
import type { SlotModel, SlotSpin } from "./model.ts"

const times = (factor: number): string => `× ${factor}`

const en = {
  bothWays: {
    sign: "Pays both ways",
    rule: "Symbols also pay from the right reel to the left. Five of a kind on one line pay only once.",
    done: (count: number) => (count === 1 ? "1 win from the right" : `${count} wins from the right`),
  },
  wildMultiplier: {
    sign: (by: number) => `Every wild multiplies: ${times(by)}`,
    rule: (by: number) =>
      `Each wild in a win multiplies it by ${by}: two wilds by ${by ** 2}, three by ${by ** 3}.`,
    waysSign: (by: number) => `A wild counts as ${by} symbols`,
    waysRule: (by: number) => `Each wild counts as ${by} symbols, so it raises the number of ways.`,
    done: (by: number) => `Wilds multiply: ${times(by)}`,
  },
  rising: {
    sign: (last: number) => `Free spins rise to ${times(last)}`,
    rule: (steps: string, last: number) =>
      `In the free spins the multiplier of all prizes rises from spin to spin in these steps: ${steps}. From then on it stays at ${times(last)}.`,
    done: (now: number) => `Multiplier ${times(now)}`,
  },
  upgrades: {
    sign: "Free spins: scatters upgrade symbols",
    rule: "Each scatter in the free spins turns one of these symbols, in this order, into the last one shown, for the rest of the free spins:",
    done: (count: number) => (count === 1 ? "1 symbol upgraded" : `${count} symbols upgraded`),
  },
  randomWild: {
    sign: "Any reel can turn wild",
    rule: (paid: string, free: string) =>
      `In ${paid} of all paid spins and ${free} of all free spins, one reel is drawn and turns wild. A reel with a scatter stays as it is.`,
    done: (reel: number) => `Reel ${reel} is wild`,
  },
  sailing: {
    sign: "Free spins: a wild reel sails along",
    rule: "In the free spins one reel is wild: the fifth in the first free spin, then the fourth and so on to the first, and again from the fifth. A reel with a scatter stays as it is.",
  },
  twins: {
    sign: "Two reels always stop alike",
    rule: "In every spin two neighbouring reels are drawn. The right one becomes a copy of the left one and stops like it.",
    done: (left: number) => `Reels ${left} and ${left + 1} are alike`,
  },
}
type FeatureWords = typeof en

const fr: FeatureWords = {
  bothWays: {
    sign: "Gains dans les deux sens",
    rule: "Les symboles paient aussi de droite à gauche. Cinq symboles identiques sur une même ligne ne paient qu’une fois.",
    done: (count) => (count === 1 ? "1 gain depuis la droite" : `${count} gains depuis la droite`),
  },
  wildMultiplier: {
    sign: (by) => `Chaque wild multiplie : ${times(by)}`,
    rule: (by) =>
      `Chaque wild d’une combinaison gagnante en multiplie le gain par ${by} : deux wilds par ${by ** 2}, trois par ${by ** 3}.`,
    waysSign: (by) => `Un wild compte pour ${by} symboles`,
    waysRule: (by) => `Chaque wild compte pour ${by} symboles et augmente donc le nombre de manières.`,
    done: (by) => `Wilds : gain ${times(by)}`,
  },
  rising: {
    sign: (last) => `Tours gratuits jusqu’à ${times(last)}`,
    rule: (steps, last) =>
      `Pendant les tours gratuits, le multiplicateur de tous les gains progresse ainsi, tour après tour : ${steps}. Il reste ensuite à ${times(last)}.`,
    done: (now) => `Multiplicateur ${times(now)}`,
  },
  upgrades: {
    sign: "Tours gratuits : les scatters transforment les symboles",
    rule: "Pendant les tours gratuits, chaque scatter transforme l’un de ces symboles, dans cet ordre, en le dernier affiché, et ce jusqu’à la fin des tours gratuits :",
    done: (count) => (count === 1 ? "1 symbole transformé" : `${count} symboles transformés`),
  },
  randomWild: {
    sign: "Un rouleau peut devenir wild",
    rule: (paid, free) =>
      `Dans ${paid} des tours payants et ${free} des tours gratuits, un rouleau est tiré au sort et devient wild. Un rouleau qui affiche un scatter ne change pas.`,
    done: (reel) => `Rouleau ${reel} wild`,
  },
  sailing: {
    sign: "Tours gratuits : un rouleau wild se déplace",
    rule: "Pendant les tours gratuits, un rouleau est wild : le cinquième au premier tour gratuit, puis le quatrième et ainsi de suite jusqu’au premier, et de nouveau à partir du cinquième. Un rouleau qui affiche un scatter ne change pas.",
  },
  twins: {
    sign: "Deux rouleaux s’arrêtent toujours à l’identique",
    rule: "À chaque tour, deux rouleaux voisins sont tirés au sort. Celui de droite devient la copie de celui de gauche et s’arrête comme lui.",
    done: (left) => `Rouleaux ${left} et ${left + 1} identiques`,
  },
}

const nl: FeatureWords = {
  bothWays: {
    sign: "Betaalt in beide richtingen",
    rule: "Symbolen betalen ook van rechts naar links. Vijf gelijke symbolen op één lijn betalen maar één keer.",
    done: (count) => (count === 1 ? "1 winst van rechts" : `${count} winsten van rechts`),
  },
  wildMultiplier: {
    sign: (by) => `Elke wild vermenigvuldigt: ${times(by)}`,
    rule: (by) =>
      `Elke wild in een winnende combinatie vermenigvuldigt de winst met ${by}: twee wilds met ${by ** 2}, drie met ${by ** 3}.`,
    waysSign: (by) => `Een wild telt als ${by} symbolen`,
    waysRule: (by) => `Elke wild telt als ${by} symbolen en verhoogt dus het aantal manieren.`,
    done: (by) => `Wilds: winst ${times(by)}`,
  },
  rising: {
    sign: (last) => `Gratis draaibeurten tot ${times(last)}`,
    rule: (steps, last) =>
      `Tijdens de gratis draaibeurten loopt de vermenigvuldiger van alle winsten beurt na beurt zo op: ${steps}. Daarna blijft hij op ${times(last)}.`,
    done: (now) => `Vermenigvuldiger ${times(now)}`,
  },
  upgrades: {
    sign: "Gratis draaibeurten: scatters veranderen symbolen",
    rule: "Tijdens de gratis draaibeurten verandert elke scatter een van deze symbolen, in deze volgorde, in het laatste symbool, tot het einde van de gratis draaibeurten:",
    done: (count) => (count === 1 ? "1 symbool veranderd" : `${count} symbolen veranderd`),
  },
  randomWild: {
    sign: "Elke rol kan wild worden",
    rule: (paid, free) =>
      `In ${paid} van de betaalde draaibeurten en ${free} van de gratis draaibeurten wordt één rol geloot, die wild wordt. Een rol met een scatter blijft zoals ze is.`,
    done: (reel) => `Rol ${reel} is wild`,
  },
  sailing: {
    sign: "Gratis draaibeurten: een wilde rol schuift op",
    rule: "Tijdens de gratis draaibeurten is één rol wild: de vijfde in de eerste gratis draaibeurt, dan de vierde en zo verder tot de eerste, en opnieuw vanaf de vijfde. Een rol met een scatter blijft zoals ze is.",
  },
  twins: {
    sign: "Twee rollen stoppen altijd gelijk",
    rule: "Bij elke draaibeurt worden twee naast elkaar liggende rollen geloot. De rechtse wordt een kopie van de linkse en stopt op dezelfde plaats.",
    done: (left) => `Rollen ${left} en ${left + 1} zijn gelijk`,
  },
}

const byLanguage: Record<Language, FeatureWords> = { en, fr, nl }

const stepsOf = ({ freeSpins: { multiplier } }: SlotModel): readonly number[] =>
  typeof multiplier === "number" ? [] : multiplier

/** The feature of a slot, as its reels rest. */
export function featureSign(model: SlotModel, language: Language): string {
  const words = byLanguage[language]
  const { wildMultiplier, lines, freeSpins } = model
  const rising = stepsOf(model).at(-1)
  if (model.bothWays) return words.bothWays.sign
  if (wildMultiplier) return words.wildMultiplier[lines ? "sign" : "waysSign"](wildMultiplier)
  if (rising) return words.rising.sign(rising)
  if (freeSpins.upgrades) return words.upgrades.sign
  if (model.randomWild) return words.randomWild.sign
  if (freeSpins.sailingWild) return words.sailing.sign
  return model.twinReels ? words.twins.sign : ""
}

/** What the rules say of the feature. `share` writes a chance. */
export function featureRule(model: SlotModel, language: Language, share: (chance: number) => string): string {
  const words = byLanguage[language]
  const { wildMultiplier, lines, freeSpins, randomWild } = model
  const steps = stepsOf(model)
  if (model.bothWays) return words.bothWays.rule
  if (wildMultiplier) return words.wildMultiplier[lines ? "rule" : "waysRule"](wildMultiplier)
  if (steps.length > 0) return words.rising.rule(steps.map(times).join(", "), steps.at(-1) ?? 1)
  if (freeSpins.upgrades) return words.upgrades.rule
  if (randomWild) {
    const [paid, free] = [randomWild.paid, randomWild.free].map(({ hits, of }) => share(hits / of))
    return words.randomWild.rule(paid ?? "", free ?? "")
  }
  if (freeSpins.sailingWild) return words.sailing.rule
  return model.twinReels ? words.twins.rule : ""
}

/** How far the feature had come when a free spin began, where it lasts over several. */
export function featureState({ multiplier, upgraded }: SlotSpin, language: Language): string {
  const words = byLanguage[language]
  if (multiplier !== undefined) return words.rising.done(multiplier)
  return upgraded ? words.upgrades.done(upgraded.length) : ""
}

/** What the feature did in a spin, or nothing. */
export function featureAccount({ wins, wildReel, twin }: SlotSpin, language: Language): string {
  const words = byLanguage[language]
  const fromRight = wins.filter((win) => "from" in win).length
  const highest = Math.max(...wins.map((win) => (win.by === "line" ? (win.multiplier ?? 1) : 1)))
  if (fromRight > 0) return words.bothWays.done(fromRight)
  if (highest > 1) return words.wildMultiplier.done(highest)
  if (wildReel !== undefined) return words.randomWild.done(wildReel + 1)
  return twin === undefined ? "" : words.twins.done(twin + 1)
}

export const upgradeCount = (count: number, language: Language): string =>
  byLanguage[language].upgrades.done(count)
