import { numberText } from "../src/studio/amounts.ts"
import { cardsOf } from "../src/studio/scratch/exact.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { el, picture } from "./dom.ts"
import type { Setting } from "./game.ts"

const RULES = {
  en: {
    equal: "Three fields with the same amount win that amount, once. A card has at most one prize.",
    opening:
      "Scratch the fields, tap them, or open them with the Enter key. The way and the order in which you open them change nothing: the card is drawn before you see it.",
    draw: (cards: string) =>
      `The prize of a card is drawn from a table of ${cards} cards, which is always complete: earlier cards do not change your chances.`,
    layout:
      "The fields are then drawn evenly from all the layouts with that prize. A card without a prize comes from all the layouts in which no amount appears three times, all equally likely: two equal amounts come up only as often as chance would have it, high or low.",
    stakes: "Prizes below are for the chosen stake.",
    cards: (count: string, cards: string) => `${count} in ${cards} cards`,
  },
  fr: {
    equal:
      "Trois cases au même montant rapportent ce montant, une seule fois. Un billet contient un gain au maximum.",
    opening:
      "Grattez les cases, touchez-les ou ouvrez-les avec la touche Entrée. La façon et l’ordre n’y changent rien : le billet est tiré au sort avant que vous le voyiez.",
    draw: (cards: string) =>
      `Le gain d’un billet est tiré d’une table de ${cards} billets, toujours complète : les billets déjà vendus ne changent rien à vos chances.`,
    layout:
      "Les cases sont ensuite tirées au sort parmi toutes les dispositions qui donnent ce gain, chacune aussi probable que les autres. Un billet sans gain vient de toutes les dispositions où aucun montant ne figure trois fois, avec la même probabilité : deux montants identiques, petits ou grands, n’apparaissent que par hasard.",
    stakes: "Les gains ci-dessous sont calculés pour la mise choisie.",
    cards: (count: string, cards: string) => `${count} billets sur ${cards}`,
  },
  nl: {
    equal:
      "Met drie vakken met hetzelfde bedrag wint u dat bedrag één keer. Een biljet heeft hoogstens één prijs.",
    opening:
      "Kras de vakken open, tik erop of open ze met de Enter-toets. De manier waarop en de volgorde maken niet uit: het biljet is al geloot voor u het ziet.",
    draw: (cards: string) =>
      `De prijs van een biljet wordt geloot uit een tabel van ${cards} biljetten, die altijd volledig is: biljetten die al verkocht zijn, veranderen niets aan uw kansen.`,
    layout:
      "De vakken worden daarna geloot uit alle schikkingen met die prijs, elk met dezelfde kans. Een biljet zonder prijs komt uit alle schikkingen waarin geen enkel bedrag drie keer staat: hoe vaak er twee gelijke bedragen op staan, hoog of laag, bepaalt alleen het toeval.",
    stakes: "De winsten hieronder gelden voor de gekozen inzet.",
    cards: (count: string, cards: string) => `${count} op ${cards} biljetten`,
  },
} satisfies Record<Language, unknown>

export function scratchRules(
  { model, look }: TitleOf<"scratch">,
  setting: Setting,
  stakeCents: number,
): Node[] {
  const { language } = setting.view
  const words = RULES[language]
  const number = (value: number) => numberText(value, language)
  const cards = number(cardsOf(model))
  const prizes = [...model.prizes.entries()].reverse().map(([at, { tenths, weight }]) => {
    const motif = look.prizes[at]
    return el(
      "li",
      {},
      picture("0 0 100 100", (motif && setting.view.art.drawings[motif]) ?? "", "symbol"),
      el(
        "div",
        {},
        el("dl", {}, el("dt", {}, "3 ×"), el("dd", {}, setting.money((tenths * stakeCents) / 10))),
        el("p", {}, words.cards(number(weight), cards)),
      ),
    )
  })
  return [
    ...[words.equal, words.opening, words.draw(cards), words.layout, words.stakes].map((sentence) =>
      el("p", {}, sentence),
    ),
    el("ul", { class: "pays" }, ...prizes),
  ]
}
