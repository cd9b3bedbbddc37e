import { WILD } from "../src/studio/classic/model.ts"
import type { ClassicTitle } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"
import { symbol } from "./slot-reels.ts"
import { lineDiagrams, payRow } from "./slot-rules.ts"

const RULES = {
  en: {
    line: "Three matching symbols on the middle line pay. Only the highest prize counts.",
    lines: (count: number) =>
      `Three matching symbols on one of ${count} fixed lines pay. Only the highest prize of a line counts; prizes of several lines are added.`,
    wild: "The wild replaces every other symbol. Three wilds pay their own prize.",
    doubles: (one: number, two: number) =>
      `The wild replaces every other symbol and multiplies the prize by ${one}, two wilds by ${two}. Three wilds pay their own prize.`,
    single: "If a prize for one or two of a symbol is listed, they can be anywhere on the line.",
    respin:
      "If no line pays and two whole reels show the same symbol, the third reel spins again free of charge. A wild counts as any symbol.",
    full: (times: number) =>
      `If all nine positions show the same symbol, wilds included, every prize is multiplied by ${times}.`,
    stakes: "Prizes below are for the chosen stake.",
    stakesLine: "Prizes below are for one line at the chosen stake.",
    mixed: "Any mix of these",
    lineList: "Lines",
  },
  fr: {
    line: "Trois symboles identiques sur la ligne du milieu paient. Seul le gain le plus élevé compte.",
    lines: (count: number) =>
      `Trois symboles identiques sur l’une des ${count} lignes fixes paient. Seul le gain le plus élevé d’une ligne compte ; les gains de plusieurs lignes s’additionnent.`,
    wild: "Le wild remplace tous les autres symboles. Trois wilds ont leur propre gain.",
    doubles: (one: number, two: number) =>
      `Le wild remplace tous les autres symboles et multiplie le gain par ${one}, deux wilds par ${two}. Trois wilds ont leur propre gain.`,
    single:
      "Quand un gain est prévu pour un ou deux exemplaires d’un symbole, ils peuvent se trouver n’importe où sur la ligne.",
    respin:
      "Si aucune ligne ne paie et que deux rouleaux entiers montrent un seul et même symbole, le troisième rouleau tourne une fois de plus, sans nouvelle mise. Un wild compte comme n’importe quel symbole.",
    full: (times: number) =>
      `Si les neuf cases montrent le même symbole, wilds compris, chaque gain est multiplié par ${times}.`,
    stakes: "Les gains ci-dessous sont calculés pour la mise choisie.",
    stakesLine: "Les gains ci-dessous sont calculés pour une ligne et la mise choisie.",
    mixed: "N’importe quelle combinaison de ces symboles",
    lineList: "Lignes",
  },
  nl: {
    line: "Drie gelijke symbolen op de middelste lijn betalen. Alleen de hoogste winst telt.",
    lines: (count: number) =>
      `Drie gelijke symbolen op een van de ${count} vaste lijnen betalen. Alleen de hoogste winst van een lijn telt; winsten van verschillende lijnen worden opgeteld.`,
    wild: "De wild vervangt elk ander symbool. Drie wilds hebben een eigen winst.",
    doubles: (one: number, two: number) =>
      `De wild vervangt elk ander symbool en vermenigvuldigt de winst met ${one}, twee wilds met ${two}. Drie wilds hebben een eigen winst.`,
    single: "Is er een winst voor één of twee gelijke symbolen, dan mogen die overal op de lijn liggen.",
    respin:
      "Betaalt geen enkele lijn en tonen twee volledige rollen één en hetzelfde symbool, dan draait de derde rol nog één keer, zonder nieuwe inzet. Een wild telt als elk symbool.",
    full: (times: number) =>
      `Tonen alle negen vakjes hetzelfde symbool, wilds inbegrepen, dan wordt elke winst vermenigvuldigd met ${times}.`,
    stakes: "De winsten hieronder gelden voor de gekozen inzet.",
    stakesLine: "De winsten hieronder gelden voor één lijn bij de gekozen inzet.",
    mixed: "Elke combinatie van deze symbolen",
    lineList: "Lijnen",
  },
} satisfies Record<Language, unknown>

export function classicRules(title: ClassicTitle, setting: Setting, stakeCents: number): Node[] {
  const { model } = title
  const { mixed, single, wildMultiplier } = model
  const words = RULES[setting.view.language]
  const money = (coins: number) => setting.money((coins * stakeCents) / model.stakeCoins)
  const hasOneLine = model.lines.length === 1
  const sentences = [
    hasOneLine ? words.line : words.lines(model.lines.length),
    wildMultiplier > 1 ? words.doubles(wildMultiplier, wildMultiplier ** 2) : words.wild,
    ...(single ? [words.single] : []),
    ...(model.respin ? [words.respin] : []),
    ...(model.fullMultiplier > 1 ? [words.full(model.fullMultiplier)] : []),
    hasOneLine ? words.stakes : words.stakesLine,
  ]
  const rows = Object.entries(model.pays).map(([letter, coins]) => {
    const isSingle = letter === single?.letter
    const fewer = isSingle ? single.coins.map((prize, at): [number, number] => [at + 1, prize]) : []
    const note = letter === WILD ? "Wild" : ""
    return payRow(letter, [[3, coins], ...fewer.toReversed()], note, money)
  })
  const mix =
    mixed &&
    el(
      "li",
      { class: "mix" },
      ...[...mixed.letters].map(symbol),
      el(
        "div",
        {},
        el("p", {}, words.mixed),
        el("dl", {}, el("dt", {}, "3 ×"), el("dd", {}, money(mixed.coins))),
      ),
    )
  return [
    ...sentences.map((sentence) => el("p", {}, sentence)),
    el("ul", { class: "pays" }, ...rows, ...(mix ? [mix] : [])),
    ...(hasOneLine ? [] : [lineDiagrams(model.lines, words.lineList)]),
  ]
}
