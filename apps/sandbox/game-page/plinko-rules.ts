import { numberText, percentText } from "../src/studio/amounts.ts"
import { fraction, percent, toNumber } from "../src/studio/fraction.ts"
import { type PlinkoModel, RISKS, type Risk, ROWS } from "../src/studio/plinko/model.ts"
import { type PlinkoChoice, slotsOf, tableReturn, waysTo } from "../src/studio/plinko/play.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"

const RULES = {
  en: {
    play: "Choose 8, 12 or 16 rows of pegs and a risk, then drop the ball. At every peg it goes left or right, both equally likely, and ends in a slot. You win the stake times the number on the slot; below 1, you get part of your stake back.",
    odds: "The slots in the middle are reached by many paths, those at the edge by one. Every turn of the ball is drawn on the server before the ball falls, and the ball follows it.",
    returns:
      "The return given above is the lowest of the nine tables. Below, for each table: its return, the share of rounds that pay more than the stake, the chance of the two slots at the edge, and what the slots pay from the edge to the middle.",
    hits: "Every slot pays something, so every round has a prize; it may be lower than the stake.",
    rows: (rows: number) => `${rows} rows`,
    facts: (back: string, above: string, edge: string) =>
      `return ${back}, above the stake ${above}, edge ${edge}`,
    oneIn: (rounds: string) => `1 in ${rounds}`,
  },
  fr: {
    play: "Choisissez 8, 12 ou 16 rangées de picots et un niveau de risque, puis lâchez la bille. À chaque picot, elle part à gauche ou à droite avec la même probabilité et finit dans une case. Votre gain est la mise multipliée par le nombre inscrit sur la case ; en dessous de 1, vous ne récupérez qu’une partie de la mise.",
    odds: "De nombreux trajets mènent aux cases du centre, un seul à chacune de celles du bord. Chaque rebond est tiré au sort sur le serveur avant la chute, et la bille suit ce tirage.",
    returns:
      "Le taux indiqué ci-dessus est le plus bas des neuf tables. Ci-dessous, pour chaque table : son taux de retour, la part des parties qui paient plus que la mise, la chance d’atteindre l’une des deux cases du bord, et ce que paient les cases du bord vers le centre.",
    hits: "Toutes les cases paient : chaque partie donne donc un gain, qui peut être inférieur à la mise.",
    rows: (rows: number) => `${rows} rangées`,
    facts: (back: string, above: string, edge: string) =>
      `retour ${back}, plus que la mise ${above}, bord ${edge}`,
    oneIn: (rounds: string) => `1 sur ${rounds}`,
  },
  nl: {
    play: "Kies 8, 12 of 16 rijen pinnen en een risico, en laat de bal vallen. Bij elke pin gaat hij met dezelfde kans naar links of naar rechts, tot hij in een vak belandt. U wint de inzet maal het getal op het vak; onder 1 krijgt u een deel van de inzet terug.",
    odds: "Naar de vakken in het midden leiden veel wegen, naar elk vak aan de rand maar één. De server loot vooraf bij elke pin de richting; de bal volgt die weg.",
    returns:
      "Het percentage hierboven is het laagste van de negen tabellen. Hieronder staan per tabel het uitbetalingspercentage, het deel van de rondes dat meer dan de inzet betaalt, de kans op een van de twee vakken aan de rand, en wat de vakken van de rand naar het midden betalen.",
    hits: "Elk vak betaalt iets, dus elke ronde levert iets op; dat kan minder zijn dan de inzet.",
    rows: (rows: number) => `${rows} rijen`,
    facts: (back: string, above: string, edge: string) =>
      `uitbetaling ${back}, boven de inzet ${above}, rand ${edge}`,
    oneIn: (rounds: string) => `1 op ${rounds}`,
  },
} satisfies Record<Language, unknown>

export const RISK_WORDS: Record<Language, Record<Risk, string>> = {
  en: { low: "Low", medium: "Medium", high: "High" },
  fr: { low: "Faible", medium: "Moyen", high: "Élevé" },
  nl: { low: "Laag", medium: "Gemiddeld", high: "Hoog" },
}

/** The share of rounds that pay more than the stake. */
function aboveStake(model: PlinkoModel, choice: PlinkoChoice): number {
  const ways = waysTo(choice.rows)
  const above = slotsOf(model, choice).reduce(
    (all, tenths, slot) => all + (tenths > 10 ? ways[slot]! : 0n),
    0n,
  )
  return toNumber(fraction(above, 2n ** BigInt(choice.rows)))
}

export function plinkoRules({ model }: TitleOf<"plinko">, { language }: Setting["view"]): Node[] {
  const words = RULES[language]
  const tables = ROWS.flatMap((rows) =>
    RISKS.map((risk) => {
      const pays = model.tables[risk][rows].map((tenths) => numberText(tenths / 10, language))
      return el(
        "div",
        {},
        el("dt", {}, `${words.rows(rows)}, ${RISK_WORDS[language][risk].toLowerCase()}`),
        el(
          "dd",
          {},
          words.facts(
            percentText(percent(tableReturn(model, { rows, risk })), language),
            percentText(aboveStake(model, { rows, risk }) * 100, language, 1),
            words.oneIn(numberText(2 ** (rows - 1), language)),
          ),
        ),
        el("dd", {}, `× ${pays.join(" · ")}`),
      )
    }),
  )
  return [
    ...[words.play, words.odds, words.hits, words.returns].map((sentence) => el("p", {}, sentence)),
    el("dl", { class: "facts wide" }, ...tables),
  ]
}
