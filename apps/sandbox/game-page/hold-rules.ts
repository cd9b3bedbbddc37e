import { percentText } from "../src/studio/amounts.ts"
import { CASH, type CashPrize, toLines } from "../src/studio/hold/model.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"
import { symbol } from "./slot-reels.ts"
import { lineDiagrams, payRows } from "./slot-rules.ts"

const RULES = {
  en: {
    lines: (count: number) =>
      `Matching symbols pay on ${count} fixed lines, from left to right without a gap. Only the highest prize of a line counts; prizes of several lines are added.`,
    wild: "The wild replaces every symbol except those with an amount.",
    cash: "When a symbol with an amount lands, its amount is drawn. Six or more of them on one screen are held and start three respins; fewer pay nothing.",
    respins: (hits: number, of: number) =>
      `In a respin every empty cell has a chance of ${hits} in ${of} to get a symbol with an amount. Each respin with at least one new symbol sets the count back to three.`,
    end: (grand: string) =>
      `When no respins are left, all held amounts are paid. A full grid of fifteen ends the respins at once and pays an extra ${grand}.`,
    stakes: "Prizes below are for the chosen stake.",
    start: "6 or more: three respins",
    amountTitle: "Amounts of a symbol, with their chances",
    lineList: "Lines",
  },
  fr: {
    lines: (count: number) =>
      `Les symboles identiques paient sur ${count} lignes fixes, de gauche à droite et sans interruption. Seul le gain le plus élevé d’une ligne compte ; les gains de plusieurs lignes s’additionnent.`,
    wild: "Le wild remplace tous les symboles, sauf ceux qui portent un montant.",
    cash: "Dès qu’un symbole à montant apparaît, son montant est tiré au sort. Six symboles ou plus sur un même écran restent en place et lancent trois respins ; en dessous de six, ils ne paient rien.",
    respins: (hits: number, of: number) =>
      `À chaque respin, chaque case vide a ${hits} chance sur ${of} de recevoir un symbole à montant. Un respin qui en apporte au moins un remet le compteur à trois.`,
    end: (grand: string) =>
      `Quand il ne reste plus de respins, tous les montants en place sont payés. Une grille complète de quinze symboles met fin aux respins et rapporte ${grand} en plus.`,
    stakes: "Les gains ci-dessous sont calculés pour la mise choisie.",
    start: "6 ou plus : trois respins",
    amountTitle: "Montants d’un symbole et leur probabilité",
    lineList: "Lignes",
  },
  nl: {
    lines: (count: number) =>
      `Gelijke symbolen betalen op ${count} vaste lijnen, van links naar rechts en zonder onderbreking. Alleen de hoogste winst van een lijn telt; winsten van verschillende lijnen worden opgeteld.`,
    wild: "De wild vervangt elk symbool, behalve symbolen met een bedrag.",
    cash: "Zodra een symbool met een bedrag verschijnt, wordt het bedrag geloot. Staan er zes of meer op één scherm, dan blijven ze staan en beginnen er drie respins; minder dan zes betalen niets.",
    respins: (hits: number, of: number) =>
      `Bij een respin heeft elk leeg vak ${hits} kans op ${of} op een symbool met een bedrag. Een respin met minstens één nieuw symbool zet de teller terug op drie.`,
    end: (grand: string) =>
      `Zijn er geen respins meer, dan worden alle bedragen uitbetaald. Een vol raster van vijftien symbolen beëindigt de respins meteen en levert ${grand} extra op.`,
    stakes: "De winsten hieronder gelden voor de gekozen inzet.",
    start: "6 of meer: drie respins",
    amountTitle: "Bedragen van een symbool, met hun kans",
    lineList: "Lijnen",
  },
} satisfies Record<Language, unknown>

/** Every amount of a cash symbol at the stake, with its chance. */
function cashTable(cash: readonly CashPrize[], setting: Setting, stakeCents: number): HTMLElement {
  const { language } = setting.view
  const total = cash.reduce((all, { weight }) => all + weight, 0)
  const rows = cash.map(({ times, weight, name = "" }) => {
    const amount = setting.money(times * stakeCents)
    const title = name && `${name[0]?.toUpperCase()}${name.slice(1)}`
    return el(
      "div",
      {},
      el("dt", {}, title ? `${title}, ${amount}` : amount),
      el("dd", {}, percentText((weight / total) * 100, language)),
    )
  })
  return el("dl", { class: "facts" }, ...rows)
}

export function holdRules(title: TitleOf<"hold">, setting: Setting, stakeCents: number): Node[] {
  const { model } = title
  const words = RULES[setting.view.language]
  const money = (coins: number) => setting.money((coins * stakeCents) / model.stakeCoins)
  const sentences = [
    words.lines(model.lines.length),
    words.wild,
    words.cash,
    words.respins(model.respin.hits, model.respin.of),
    words.end(setting.money(model.grandTimes * stakeCents)),
    words.stakes,
  ]
  return [
    ...sentences.map((sentence) => el("p", {}, sentence)),
    el(
      "ul",
      { class: "pays" },
      ...payRows(toLines(model), money),
      el("li", {}, symbol(CASH), el("p", {}, words.start)),
    ),
    el("h3", {}, words.amountTitle),
    cashTable(model.cash, setting, stakeCents),
    lineDiagrams(model.lines, words.lineList),
  ]
}
