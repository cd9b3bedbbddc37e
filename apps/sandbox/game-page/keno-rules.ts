import { numberText, percentText } from "../src/studio/amounts.ts"
import { percent, toNumber } from "../src/studio/fraction.ts"
import { MOST_PICKS } from "../src/studio/keno/model.ts"
import { countReturn, hitChance, KENO_COUNTS, paysFor } from "../src/studio/keno/play.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"

const RULES = {
  en: {
    play: (numbers: number, drawn: number) =>
      `Choose 1 to ${MOST_PICKS} numbers of the ${numbers} on the card. ${drawn} different numbers are drawn, every set of them equally likely. The more of your numbers are drawn, the more you win: a multiple of your stake.`,
    quick:
      "Quick pick chooses as many numbers as you have on the card, or ten on an empty card. All numbers have the same chances.",
    returns:
      "The return given above is the lowest of all counts of numbers; each has its own, given below with what is paid at your stake and the chance of each prize.",
    hits: "“Rounds with a prize” is for five numbers.",
    count: (count: number, back: string) =>
      `${count === 1 ? "1 number" : `${count} numbers`}, return ${back}`,
    row: (hits: number, amount: string, chance: string) => `${hits} hit: ${amount} (1 in ${chance})`,
  },
  fr: {
    play: (numbers: number, drawn: number) =>
      `Choisissez de 1 à ${MOST_PICKS} numéros parmi les ${numbers} de la carte. ${drawn} numéros différents sont tirés, chaque combinaison étant aussi probable que les autres. Plus vous avez de bons numéros, plus le gain, un multiple de la mise, est élevé.`,
    quick:
      "La sélection rapide choisit autant de numéros que vous en avez sur la carte, ou dix si elle est vide. Tous les numéros ont la même chance.",
    returns:
      "Le taux de retour dépend du nombre de numéros choisis ; celui indiqué ci-dessus est le plus bas. Vous trouverez ci-dessous le taux de chaque nombre, avec les gains pour votre mise et leur probabilité.",
    hits: "« Parties avec gain » est calculé pour cinq numéros.",
    count: (count: number, back: string) =>
      `${count === 1 ? "1 numéro" : `${count} numéros`}, retour ${back}`,
    row: (hits: number, amount: string, chance: string) =>
      `${hits} bon${hits > 1 ? "s" : ""} : ${amount} (1 sur ${chance})`,
  },
  nl: {
    play: (numbers: number, drawn: number) =>
      `Kies 1 tot ${MOST_PICKS} van de ${numbers} nummers op de kaart. Er worden ${drawn} verschillende nummers getrokken; elke combinatie is even waarschijnlijk. Hoe meer van uw nummers erbij zijn, hoe meer er wordt uitbetaald: een veelvoud van de inzet.`,
    quick:
      "Met Willekeurig kiezen krijgt u evenveel nummers als er op uw kaart staan, of tien op een lege kaart. Alle nummers hebben evenveel kans.",
    returns:
      "Het percentage hierboven is het laagste van alle aantallen nummers; elk aantal heeft zijn eigen percentage. Hieronder vindt u dat percentage, de prijzen bij uw inzet en de kans op elke prijs.",
    hits: "“Rondes met winst” geldt voor vijf nummers.",
    count: (count: number, back: string) =>
      `${count === 1 ? "1 nummer" : `${count} nummers`}, uitbetaling ${back}`,
    row: (hits: number, amount: string, chance: string) => `${hits} juist: ${amount} (1 op ${chance})`,
  },
} satisfies Record<Language, unknown>

export function kenoRules({ model }: TitleOf<"keno">, { view, money }: Setting, stakeCents: number): Node[] {
  const { language } = view
  const words = RULES[language]
  const tables = KENO_COUNTS.map((count) => {
    const prizes = Array.from({ length: count + 1 }, (_, at) => count - at).flatMap((hits) => {
      const tenths = paysFor(model, count, hits)
      if (tenths === 0) return []
      const chance = 1 / toNumber(hitChance(model, count, hits))
      const rounds = numberText(chance, language, chance < 100 ? 1 : 0)
      return [el("dd", {}, words.row(hits, money((tenths * stakeCents) / 10), rounds))]
    })
    const back = percentText(percent(countReturn(model, count)), language)
    return el("div", {}, el("dt", {}, words.count(count, back)), ...prizes)
  })
  return [
    ...[words.play(model.numbers, model.drawn), words.quick, words.returns, words.hits].map((sentence) =>
      el("p", {}, sentence),
    ),
    el("dl", { class: "facts wide" }, ...tables),
  ]
}
