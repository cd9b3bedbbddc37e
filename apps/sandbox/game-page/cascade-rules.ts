import { SCATTER, WILD } from "../src/studio/cascade/model.ts"
import type { CascadeTitle } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"
import { symbol } from "./slot-reels.ts"
import { payRow } from "./slot-rules.ts"

const RULES = {
  en: {
    or: "or",
    ways: (count: string) =>
      `Matching symbols on at least three neighbouring reels from the left pay in any position: ${count} ways. The prize is multiplied by the number of ways.`,
    fall: "Symbols that win disappear, those above fall and new ones come in from the top. This repeats as long as there is a prize, at no extra stake.",
    paid: (list: string) =>
      `The first, second, third … prize of a spin is multiplied by ${list}. The last multiplier applies to all further prizes.`,
    free: (list: string) => `In free spins the multipliers are ${list}.`,
    kept: "In free spins the multiplier starts at 1, rises by 1 after every prize and keeps its value from one free spin to the next.",
    wild: "The wild replaces every symbol except the scatter. It does not appear on the first and the last reel.",
    awards: (counts: string, spins: string, maximum: number) =>
      `Scatters count once all symbols have landed: ${counts} of them start ${spins} free spins. At most ${maximum} in one round.`,
    again: (counts: string, spins: string) => `During the free spins, ${counts} scatters add ${spins} more.`,
    stakes: "Prizes below are for one way at the chosen stake, before the multiplier.",
    scatter: "Scatter: free spins",
  },
  fr: {
    or: "ou",
    ways: (count: string) =>
      `Les symboles identiques paient sur au moins trois rouleaux voisins à partir de la gauche, où qu’ils se trouvent : ${count} manières. Le gain est multiplié par le nombre de manières.`,
    fall: "Les symboles gagnants disparaissent, ceux du dessus tombent et de nouveaux arrivent par le haut. Cela continue tant qu’il y a un gain, sans nouvelle mise.",
    paid: (list: string) =>
      `Le premier, le deuxième, le troisième… gain d’un tour est multiplié par ${list}. Le dernier multiplicateur s’applique à tous les gains suivants.`,
    free: (list: string) => `Pendant les tours gratuits, les multiplicateurs sont de ${list}.`,
    kept: "Pendant les tours gratuits, le multiplicateur commence à 1, augmente de 1 après chaque gain et garde sa valeur d’un tour gratuit à l’autre.",
    wild: "Le wild remplace tous les symboles sauf le scatter. Il n’apparaît ni sur le premier ni sur le dernier rouleau.",
    awards: (counts: string, spins: string, maximum: number) =>
      `Les scatters sont comptés quand plus aucun symbole ne tombe : ${counts} scatters donnent ${spins} tours gratuits. ${maximum} au maximum par partie.`,
    again: (counts: string, spins: string) =>
      `Pendant les tours gratuits, ${counts} scatters en ajoutent ${spins}.`,
    stakes:
      "Les gains ci-dessous sont calculés pour une manière et la mise choisie, avant le multiplicateur.",
    scatter: "Scatter : tours gratuits",
  },
  nl: {
    or: "of",
    ways: (count: string) =>
      `Gelijke symbolen op minstens drie naast elkaar liggende rollen betalen vanaf links, waar ze ook staan: ${count} manieren. De winst wordt vermenigvuldigd met het aantal manieren.`,
    fall: "Winnende symbolen verdwijnen, de symbolen erboven vallen omlaag en van bovenaf komen er nieuwe bij. Dat gaat door zolang er winst is, zonder nieuwe inzet.",
    paid: (list: string) =>
      `De eerste, tweede, derde … winst van een draaibeurt wordt vermenigvuldigd met ${list}. De laatste multiplicator geldt voor alle volgende winsten.`,
    free: (list: string) => `Tijdens de gratis draaibeurten zijn de multiplicatoren ${list}.`,
    kept: "Tijdens de gratis draaibeurten begint de multiplicator bij 1. Na elke winst stijgt hij met 1, en hij behoudt zijn waarde bij de volgende gratis draaibeurt.",
    wild: "De wild vervangt elk symbool, behalve de scatter. Hij komt niet voor op de eerste en de laatste rol.",
    awards: (counts: string, spins: string, maximum: number) =>
      `Scatters worden geteld als er geen symbolen meer vallen: ${counts} scatters geven ${spins} gratis draaibeurten. Hoogstens ${maximum} per ronde.`,
    again: (counts: string, spins: string) =>
      `Tijdens de gratis draaibeurten geven ${counts} scatters er ${spins} bij.`,
    stakes: "De winsten hieronder gelden voor één manier bij de gekozen inzet, voor de vermenigvuldiging.",
    scatter: "Scatter: gratis draaibeurten",
  },
} satisfies Record<Language, unknown>

/** "4, 5 or 6". */
const listOf = (numbers: readonly number[], or: string): string =>
  [numbers.slice(0, -1).join(", "), numbers.at(-1)].filter((part) => part !== "").join(` ${or} `)

export function cascadeRules(title: CascadeTitle, setting: Setting, stakeCents: number): Node[] {
  const { model } = title
  const { freeSpins } = model
  const { language } = setting.view
  const words = RULES[language]
  const money = (coins: number) => setting.money((coins * stakeCents) / model.stakeCoins)
  const ways = model.heights.reduce((product, rows) => product * rows, 1)
  const scatters = (awards: readonly number[]): [string, string] => {
    const given = awards.flatMap((spins, index) => (spins > 0 ? [[index + 3, spins] as const] : []))
    return [
      listOf(
        given.map(([count]) => count),
        words.or,
      ),
      listOf(
        given.map(([, spins]) => spins),
        words.or,
      ),
    ]
  }
  const sentences = [
    words.ways(new Intl.NumberFormat(`${language}-BE`).format(ways)),
    words.fall,
    words.paid(model.multipliers.join(", ")),
    words.wild,
    words.awards(...scatters(freeSpins.awards), freeSpins.maximum),
    words.again(...scatters(freeSpins.retriggers)),
    freeSpins.multipliers ? words.free(freeSpins.multipliers.join(", ")) : words.kept,
    words.stakes,
  ]
  const rows = Object.entries(model.pays).map(([letter, pays]) =>
    payRow(letter, pays.map((coins, index): [number, number] => [index + 3, coins]).toReversed(), "", money),
  )
  return [
    ...sentences.map((sentence) => el("p", {}, sentence)),
    el(
      "ul",
      { class: "pays" },
      el("li", {}, symbol(WILD), el("p", {}, "Wild")),
      ...rows,
      el("li", {}, symbol(SCATTER), el("p", {}, words.scatter)),
    ),
  ]
}
