import { percentText } from "../src/studio/amounts.ts"
import { payOf } from "../src/studio/slot/evaluate.ts"
import { featureRule } from "../src/studio/slot/feature-words.ts"
import { REELS, SCATTER, type SlotModel, WILD } from "../src/studio/slot/model.ts"
import type { SlotTitle } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { el, picture } from "./dom.ts"
import type { Setting } from "./game.ts"
import { symbol, upgradeRow } from "./slot-reels.ts"

type Awards = readonly [number, number, number]

const RULES = {
  en: {
    lines: (count: number) =>
      `Prizes are paid for matching symbols on ${count} fixed lines, from the left reel to the right, without a gap. Only the highest prize of a line counts; prizes of several lines are added.`,
    ways: "Matching symbols on neighbouring reels from the left pay in any position: 243 ways. The prize is multiplied by the number of ways.",
    wild: "The wild replaces every symbol except the scatter.",
    expanding:
      "A wild fills its whole reel unless there is a scatter on that reel. It replaces every symbol except the scatter.",
    free: (a: Awards, times: number, maximum: number) =>
      `3, 4 or 5 scatters anywhere start ${a.join(", ")} free spins${times > 1 ? `, in which every prize is multiplied by ${times}` : ""}. At most ${maximum} in one round.`,
    again: (a: Awards) => `3, 4 or 5 scatters during the free spins add ${a.join(", ")} more.`,
    unfolding:
      "Before the free spins one symbol is drawn. When it appears on enough reels it fills them and pays on every line, gaps allowed.",
    stakes: "Prizes below are for the chosen stake.",
    scatter: "Scatter, anywhere",
    lineList: "Lines",
  },
  fr: {
    lines: (count: number) =>
      `Les symboles identiques paient sur ${count} lignes fixes, de gauche à droite et sans interruption. Seul le gain le plus élevé d’une ligne compte ; les gains de plusieurs lignes s’additionnent.`,
    ways: "Les symboles identiques sur des rouleaux voisins paient à partir de la gauche, où qu’ils se trouvent : 243 manières. Le gain est multiplié par le nombre de manières.",
    wild: "Le wild remplace tous les symboles sauf le scatter.",
    expanding:
      "Le wild occupe tout son rouleau, sauf si un scatter s’y trouve. Il remplace tous les symboles sauf le scatter.",
    free: (a: Awards, times: number, maximum: number) =>
      `3, 4 ou 5 scatters, où qu’ils soient, donnent ${a.join(", ")} tours gratuits${times > 1 ? `, pendant lesquels chaque gain est multiplié par ${times}` : ""}. ${maximum} au maximum par partie.`,
    again: (a: Awards) => `3, 4 ou 5 scatters pendant les tours gratuits en ajoutent ${a.join(", ")}.`,
    unfolding:
      "Avant les tours gratuits, un symbole est tiré au sort. S’il apparaît sur assez de rouleaux, il les remplit et paie sur chaque ligne, même si ces rouleaux ne se suivent pas.",
    stakes: "Les gains ci-dessous sont calculés pour la mise choisie.",
    scatter: "Scatter, où qu’il soit",
    lineList: "Lignes",
  },
  nl: {
    lines: (count: number) =>
      `Gelijke symbolen betalen op ${count} vaste lijnen, van links naar rechts en zonder onderbreking. Alleen de hoogste winst van een lijn telt; winsten van verschillende lijnen worden opgeteld.`,
    ways: "Gelijke symbolen op naast elkaar liggende rollen betalen vanaf links, waar ze ook staan: 243 manieren. De winst wordt vermenigvuldigd met het aantal manieren.",
    wild: "De wild vervangt elk symbool, behalve de scatter.",
    expanding:
      "Een wild vult zijn hele rol, behalve als er een scatter op die rol staat. Hij vervangt elk symbool, behalve de scatter.",
    free: (a: Awards, times: number, maximum: number) =>
      `3, 4 of 5 scatters, waar dan ook, geven ${a.join(", ")} gratis draaibeurten${times > 1 ? `, waarin elke winst met ${times} wordt vermenigvuldigd` : ""}. Hoogstens ${maximum} per ronde.`,
    again: (a: Awards) => `3, 4 of 5 scatters tijdens de gratis draaibeurten geven er ${a.join(", ")} bij.`,
    unfolding:
      "Voor de gratis draaibeurten wordt één symbool geloot. Verschijnt het op genoeg rollen, dan vult het die en betaalt het op elke lijn, ook met onderbrekingen.",
    stakes: "De winsten hieronder gelden voor de gekozen inzet.",
    scatter: "Scatter, waar dan ook",
    lineList: "Lijnen",
  },
} satisfies Record<Language, unknown>

export function payRow(
  letter: string,
  coins: readonly (readonly [number, number])[],
  note: string,
  money: (coins: number) => string,
): HTMLElement {
  const list = el(
    "dl",
    {},
    ...coins.flatMap(([count, prize]) => [el("dt", {}, `${count} ×`), el("dd", {}, money(prize))]),
  )
  return el("li", {}, symbol(letter), el("div", {}, note && el("p", {}, note), list))
}

/** The wild, and every other symbol with its prizes for five reels down to two. */
export function payRows(model: SlotModel, money: (coins: number) => string): HTMLElement[] {
  const rows = Object.keys(model.pays).map((letter) => {
    const coins = Array.from({ length: REELS - 1 }, (_, at): [number, number] => [
      REELS - at,
      payOf(model, letter, REELS - at),
    ])
    return payRow(
      letter,
      coins.filter(([, prize]) => prize > 0),
      letter === WILD ? "Wild" : "",
      money,
    )
  })
  return model.pays[WILD] ? rows : [el("li", {}, symbol(WILD), el("p", {}, "Wild")), ...rows]
}

/** The course of each line. */
export function lineDiagrams(lines: readonly (readonly number[])[], label: string): HTMLElement {
  const diagram = (rows: readonly number[]) =>
    picture(
      `0 0 ${rows.length * 10} 30`,
      `<rect width="${rows.length * 10}" height="30" rx="2" fill="var(--deep)"/>${rows.map((row, reel) => `<rect x="${reel * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" fill="var(--first)"/>`).join("")}`,
    )
  return el(
    "div",
    {},
    el("h3", {}, label),
    el("ul", { class: "diagrams" }, ...lines.map((rows, at) => el("li", {}, diagram(rows), `${at + 1}`))),
  )
}

/** The rule of the slot’s feature, with the symbols that it upgrades. */
function featureNodes(model: SlotModel, language: Language): Node[] {
  const share = (chance: number) => percentText(chance * 100, language, 0)
  const rule = featureRule(model, language, share)
  const { upgrades } = model.freeSpins
  return [
    ...(rule ? [el("p", {}, rule)] : []),
    ...(upgrades ? [upgradeRow(upgrades.letters, upgrades.into)] : []),
  ]
}

export function slotRules(title: SlotTitle, setting: Setting, stakeCents: number): Node[] {
  const { model } = title
  const { freeSpins } = model
  const { language } = setting.view
  const words = RULES[language]
  const money = (coins: number) => setting.money((coins * stakeCents) / model.stakeCoins)
  const scatter = [5, 4, 3].map((count): [number, number] => [count, model.scatterPays[count - 3] ?? 0])
  const times = typeof freeSpins.multiplier === "number" ? freeSpins.multiplier : 1
  const sentences = [
    model.lines ? words.lines(model.lines.length) : words.ways,
    model.wilds === "expanding" ? words.expanding : words.wild,
    words.free(freeSpins.awards, times, freeSpins.maximum),
    words.again(freeSpins.retriggers),
    ...(freeSpins.unfolding ? [words.unfolding] : []),
  ]
  return [
    ...sentences.map((sentence) => el("p", {}, sentence)),
    ...featureNodes(model, language),
    el("p", {}, words.stakes),
    el("ul", { class: "pays" }, ...payRows(model, money), payRow(SCATTER, scatter, words.scatter, money)),
    ...(model.lines ? [lineDiagrams(model.lines, words.lineList)] : []),
  ]
}
