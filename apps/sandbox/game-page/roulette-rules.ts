import { numberText } from "../src/studio/amounts.ts"
import { percent } from "../src/studio/fraction.ts"
import { spotReturn } from "../src/studio/roulette/play.ts"
import { returnOf, SPOT_KINDS, SPOTS, type SpotKind } from "../src/studio/roulette/table.ts"
import type { RouletteTitle } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"

const RULES = {
  en: {
    wheel:
      "One ball, 37 pockets from 0 to 36, each equally likely. Every spot that holds the number is paid; all others lose.",
    partage:
      "La partage: if the ball lands on 0, you get half of your stake back on red, black, odd, even, 1 to 18 and 19 to 36.",
    limit: (amount: string) => `The table takes at most ${amount} per spin.`,
    layers: "Choose splits, streets or corners above the table to place chips on several numbers.",
    pays: (times: string) => `pays ${times} to 1`,
  },
  fr: {
    wheel:
      "La roue compte 37 cases, de 0 à 36, toutes aussi probables. Les mises qui couvrent le numéro sorti sont payées ; les autres sont perdues.",
    partage:
      "Partage : quand le 0 sort, les mises sur rouge, noir, impair, pair, 1 à 18 et 19 à 36 rendent la moitié de leur montant.",
    limit: (amount: string) => `La table accepte au maximum ${amount} par partie.`,
    layers:
      "Choisissez chevaux, transversales ou carrés au-dessus de la table pour miser sur plusieurs numéros.",
    pays: (times: string) => `paie ${times} contre 1`,
  },
  nl: {
    wheel:
      "Eén balletje, 37 vakken van 0 tot 36, allemaal even waarschijnlijk. Elke inzet waar het nummer in zit, wordt uitbetaald; de andere zijn verloren.",
    partage:
      "La partage: valt 0, dan geven rood, zwart, oneven, even, 1 tot 18 en 19 tot 36 de helft van de inzet terug.",
    limit: (amount: string) => `U kunt hoogstens ${amount} per draaibeurt inzetten aan deze tafel.`,
    layers: "Kies chevals, transversalen of carrés boven de tafel om op meerdere nummers in te zetten.",
    pays: (times: string) => `betaalt ${times} tegen 1`,
  },
} satisfies Record<Language, unknown>

const KINDS: Record<SpotKind, Record<Language, string>> = {
  straight: { en: "One number", fr: "Plein (1 numéro)", nl: "Plein (1 nummer)" },
  split: { en: "Split (2 numbers)", fr: "Cheval (2 numéros)", nl: "Cheval (2 nummers)" },
  street: { en: "Street (3 numbers)", fr: "Transversale pleine (3)", nl: "Transversale plein (3)" },
  trio: { en: "Trio with zero", fr: "Trio avec le zéro", nl: "Trio met nul" },
  corner: { en: "Corner (4 numbers)", fr: "Carré (4 numéros)", nl: "Carré (4 nummers)" },
  "first-four": { en: "First four (0 to 3)", fr: "Quatre premiers (0 à 3)", nl: "Eerste vier (0 tot 3)" },
  line: { en: "Six line (6 numbers)", fr: "Sixain (6 numéros)", nl: "Transversale simple (6)" },
  column: { en: "Column", fr: "Colonne", nl: "Kolom" },
  dozen: { en: "Dozen", fr: "Douzaine", nl: "Dozijn" },
  "even-money": {
    en: "Red, black, odd, even, halves",
    fr: "Rouge, noir, pair, impair, moitiés",
    nl: "Rood, zwart, even, oneven, helften",
  },
}

/** Rules and payouts of a roulette; the return of each kind of bet is worked out, not written down. */
export function rouletteRules(title: RouletteTitle, setting: Setting) {
  const { model } = title
  const { language } = setting.view
  const words = RULES[language]
  const limit = words.limit(setting.money(model.tableCents))
  const nodes = (percentage: (value: number) => string): Node[] => {
    const rows = SPOT_KINDS.flatMap((kind) => {
      const spot = [...SPOTS.values()].find((one) => one.kind === kind)
      if (!spot) return []
      const pays = words.pays(numberText(returnOf(spot) - 1, language))
      return [
        el(
          "div",
          {},
          el("dt", {}, KINDS[kind][language]),
          el("dd", {}, `${pays} · ${percentage(percent(spotReturn(model, spot)))}`),
        ),
      ]
    })
    const sentences = [words.wheel, ...(model.laPartage ? [words.partage] : []), limit, words.layers]
    return [...sentences.map((sentence) => el("p", {}, sentence)), el("dl", { class: "facts" }, ...rows)]
  }
  return { limit, nodes }
}
