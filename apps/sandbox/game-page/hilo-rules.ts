import { numberText, percentText } from "../src/studio/amounts.ts"
import { RANKS } from "../src/studio/cards.ts"
import type { HiloModel } from "../src/studio/hilo/model.ts"
import { centsFor } from "../src/studio/hilo/play.ts"
import type { Language } from "../src/studio/words.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"

const RULES = {
  en: {
    play: "You see a card. Guess whether the next one is higher or lower. Every card comes from a full deck of 52, so earlier cards change nothing.",
    aceLow: "The ace is the lowest card, below the two. The suit does not count.",
    aceHigh: "The ace is the highest card, above the king. The suit does not count.",
    same: "An equal rank is right for both answers. On the lowest and the highest card, one answer is the equal rank alone.",
    prize: (share: string, parts: string) =>
      `The first right answer pays the stake × 13 / right ranks × ${share}; each further one multiplies that by 13 / right ranks. The studio’s share is taken only once. The prize is rounded down to ${parts} of the stake.`,
    wrong: "A wrong answer ends the round without a prize.",
    collect: (steps: number) =>
      `You can collect after every right answer. After ${steps} right answers the prize is collected for you.`,
    skip: (count: number) =>
      `You can swap the card for another one ${count} times per round, without risk. The prize stays the same.`,
    most: (amount: string, times: string) =>
      `An answer that would bring more than ${times} times the stake (${amount}) is not offered.`,
    returned:
      "The return above is the lowest of all ways to play. Before rounding, every answer returns the same. The share of rounds with a prize is that of a player who collects after one likelier answer.",
    away: "The up and down arrow keys answer. A round that you leave waits a day for you; then the prize is collected, or the likelier answer is given first where there is no prize yet.",
    ranks: "Right ranks",
    chance: "chance",
    first: "Prize of the first right answer",
  },
  fr: {
    play: "Une carte est montrée. Dites si la suivante est plus haute ou plus basse. Chaque carte vient d’un jeu complet de 52 : les cartes précédentes ne changent rien.",
    aceLow: "L’as est la carte la plus basse, sous le deux. La couleur ne compte pas.",
    aceHigh: "L’as est la carte la plus haute, au-dessus du roi. La couleur ne compte pas.",
    same: "Une carte de même valeur donne raison aux deux réponses. Sur la carte la plus basse et sur la plus haute, l’une des deux réponses est « Même valeur ».",
    prize: (share: string, parts: string) =>
      `La première bonne réponse paie la mise × 13 / valeurs gagnantes × ${share} ; chaque bonne réponse suivante multiplie ce gain par 13 / valeurs gagnantes. La part du studio n’est prélevée qu’une fois. Le gain est arrondi vers le bas à ${parts} de la mise.`,
    wrong: "Une mauvaise réponse termine la partie sans gain.",
    collect: (steps: number) =>
      `Vous pouvez encaisser après chaque bonne réponse. Après ${steps} bonnes réponses, le gain est encaissé automatiquement.`,
    skip: (count: number) =>
      `Vous pouvez échanger la carte ${count} fois par partie, sans risque ; le gain reste le même.`,
    most: (amount: string, times: string) =>
      `Une réponse qui rapporterait plus de ${times} fois la mise (${amount}) n’est pas proposée.`,
    returned:
      "Le taux de retour ci-dessus est le plus bas, toutes façons de jouer confondues. Avant l’arrondi, toutes les réponses ont le même retour. La part des parties avec gain est celle d’un joueur qui donne la réponse la plus probable, puis encaisse.",
    away: "Vous pouvez répondre avec les flèches haut et bas. Une partie que vous quittez vous attend un jour ; ensuite, le gain est encaissé automatiquement. S’il n’y a pas encore de gain, la réponse la plus probable est d’abord donnée.",
    ranks: "Valeurs gagnantes",
    chance: "chance",
    first: "Gain de la première bonne réponse",
  },
  nl: {
    play: "Er ligt een kaart open. Voorspel of de volgende hoger of lager is. Elke kaart komt uit een volledig spel van 52, dus eerdere kaarten hebben geen invloed.",
    aceLow: "Het aas is de laagste kaart, onder de twee. De kleur telt niet.",
    aceHigh: "Het aas is de hoogste kaart, boven de heer. De kleur telt niet.",
    same: "Een gelijke waarde is juist voor beide antwoorden. Bij de laagste en de hoogste kaart is een van de twee antwoorden alleen de gelijke waarde.",
    prize: (share: string, parts: string) =>
      `Het eerste juiste antwoord betaalt de inzet × 13 / juiste waarden × ${share}; elk volgende vermenigvuldigt dat met 13 / juiste waarden. Het deel van de studio gaat er maar één keer af. De winst wordt naar beneden afgerond op ${parts} van de inzet.`,
    wrong: "Een fout antwoord beëindigt de ronde zonder winst.",
    collect: (steps: number) =>
      `U mag na elk juist antwoord innen. Na ${steps} juiste antwoorden wordt de winst voor u geïnd.`,
    skip: (count: number) =>
      `U mag de kaart ${count} keer per ronde voor een andere wisselen, zonder risico; de winst blijft gelijk.`,
    most: (amount: string, times: string) =>
      `Een antwoord dat meer dan ${times} keer de inzet (${amount}) zou opleveren, kunt u niet kiezen.`,
    returned:
      "Het percentage hierboven is het laagste van alle manieren om te spelen. Vóór de afronding levert elk antwoord evenveel op. Het aandeel rondes met winst is dat van een speler die int na één antwoord, het waarschijnlijkste.",
    away: "Met de pijltjes omhoog en omlaag antwoordt u. Een ronde die u verlaat, blijft een dag staan; daarna wordt de winst geïnd. Is er nog geen winst, dan wordt eerst het waarschijnlijkste antwoord gegeven.",
    ranks: "Juiste waarden",
    chance: "kans",
    first: "Winst van het eerste juiste antwoord",
  },
} satisfies Record<Language, unknown>

/** Rules of higher or lower, and the prize of a first right answer by its number of right ranks. */
export function hiloRules(model: HiloModel, setting: Setting, stakeCents: number): Node[] {
  const { language } = setting.view
  const words = RULES[language]
  const sentences = [
    words.play,
    model.isAceHigh ? words.aceHigh : words.aceLow,
    words.same,
    words.prize(numberText(model.playedPerMille / 1000, language, 3), `1/${model.parts}`),
    words.wrong,
    words.collect(model.steps),
    words.skip(model.skips),
    words.most(setting.money(model.highestPrize * stakeCents), numberText(model.highestPrize, language)),
    words.returned,
    words.away,
  ]
  const rows = Array.from({ length: RANKS.length - 1 }, (_, at) => {
    const ranks = RANKS.length - 1 - at
    const chance = percentText((ranks * 100) / RANKS.length, language, 1)
    const prize = setting.money(centsFor(model, stakeCents, [ranks]))
    return el(
      "div",
      {},
      el("dt", {}, `${words.ranks}: ${ranks} / ${RANKS.length} · ${words.chance} ${chance}`),
      el("dd", {}, prize),
    )
  })
  return [
    ...sentences.map((sentence) => el("p", {}, sentence)),
    el("h3", {}, words.first),
    el("dl", { class: "facts" }, ...rows),
  ]
}
