import { numberText, percentText } from "../src/studio/amounts.ts"
import { percent } from "../src/studio/fraction.ts"
import { returnRange } from "../src/studio/mines/exact.ts"
import { FIELDS, MINES } from "../src/studio/mines/model.ts"
import { mostOpened, multiplierOf } from "../src/studio/mines/play.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { el } from "./dom.ts"
import type { Setting } from "./game.ts"

const RULES = {
  en: {
    play: `Choose 1 to 20 mines among ${FIELDS} fields, start, and open fields one by one. Every safe field raises the multiplier. You can collect after each one. A mine ends the round and the stake is lost.`,
    odds: "The odds are those of mines laid before the round: each is equally likely under every closed field. Whether a field has a mine is drawn when you open it; at the end, the game shows where the others were.",
    multiplier: (share: string, step: string) =>
      `The multiplier is ${share} divided by the probability of having come so far, rounded down to a multiple of ${step}. You win the stake times the multiplier.`,
    highest: (times: string) =>
      `A round is collected automatically when every safe field is open, or when the next multiplier would be above ${times}.`,
    interrupted:
      "An interrupted round waits for you and continues where it stopped. After a day it is collected for you; if no field was open, the one in the middle is opened first.",
    best: "The return given above is that of the best play. Below, for each number of mines: the first multipliers, the last one, and the lowest and highest return, depending on when you collect.",
    hits: "“Rounds with a prize” is for three mines, collected after three fields.",
    mines: (count: number) => (count === 1 ? "1 mine" : `${count} mines`),
    last: (times: string, fields: number) =>
      `up to ${times} (${fields} ${fields === 1 ? "field" : "fields"})`,
    returns: (low: string, high: string) => `return ${low} to ${high}`,
  },
  fr: {
    play: `Choisissez de 1 à 20 mines sur ${FIELDS} cases, démarrez et ouvrez les cases une à une. Chaque case sûre augmente le multiplicateur. Vous pouvez encaisser après chacune d’elles. Une mine met fin à la partie et la mise est perdue.`,
    odds: "Les probabilités sont celles de mines posées avant la partie : chacune peut se trouver sous n’importe quelle case fermée, avec la même probabilité. La présence d’une mine est tirée au sort quand vous ouvrez la case ; à la fin, le jeu montre où étaient les autres.",
    multiplier: (share: string, step: string) =>
      `Le multiplicateur est égal à ${share} divisé par la probabilité d’être arrivé jusque-là, arrondi vers le bas à un multiple de ${step}. Votre gain est la mise multipliée par ce multiplicateur.`,
    highest: (times: string) =>
      `La partie est encaissée automatiquement quand toutes les cases sûres sont ouvertes ou quand le multiplicateur suivant dépasserait ${times}.`,
    interrupted:
      "Une partie interrompue vous attend et reprend là où elle en était. Après un jour, elle est encaissée automatiquement ; si aucune case n’était ouverte, celle du milieu est d’abord ouverte.",
    best: "Le taux indiqué ci-dessus est celui de la meilleure façon de jouer. Ci-dessous, pour chaque nombre de mines : les premiers multiplicateurs, le dernier, et le taux de retour le plus bas et le plus élevé selon le moment où vous encaissez.",
    hits: "« Parties avec gain » est calculé pour trois mines et un encaissement après trois cases.",
    mines: (count: number) => (count === 1 ? "1 mine" : `${count} mines`),
    last: (times: string, fields: number) =>
      `jusqu’à ${times} (${fields} ${fields === 1 ? "case" : "cases"})`,
    returns: (low: string, high: string) => `retour de ${low} à ${high}`,
  },
  nl: {
    play: `Kies 1 tot 20 mijnen op ${FIELDS} vakken, start en open de vakken één voor één. Elk veilig vak verhoogt de multiplicator. U mag na elk vak innen. Een mijn beëindigt de ronde en u verliest de inzet.`,
    odds: "Elke mijn ligt met dezelfde kans onder elk gesloten vak, zoals wanneer de mijnen vóór de ronde gelegd worden. Of er onder een vak een mijn ligt, wordt geloot op het moment dat u het opent; op het einde toont het spel waar de andere mijnen lagen.",
    multiplier: (share: string, step: string) =>
      `De multiplicator is ${share} gedeeld door de kans om zover te komen, naar beneden afgerond op een veelvoud van ${step}. U wint de inzet maal de multiplicator.`,
    highest: (times: string) =>
      `De winst wordt automatisch geïnd als alle veilige vakken open zijn, of als de volgende multiplicator hoger zou zijn dan ${times}.`,
    interrupted:
      "Een onderbroken ronde blijft een dag staan en gaat verder waar u was gebleven. Daarna wordt de winst voor u geïnd; was er nog geen vak open, dan wordt eerst het middelste geopend.",
    best: "Het percentage hierboven geldt voor de beste speelwijze. Hieronder staan per aantal mijnen de eerste multiplicatoren, de laatste, en het laagste en hoogste uitbetalingspercentage, naargelang u vroeger of later int.",
    hits: "“Rondes met winst” geldt voor drie mijnen, als u na drie vakken int.",
    mines: (count: number) => (count === 1 ? "1 mijn" : `${count} mijnen`),
    last: (times: string, fields: number) => `tot ${times} (${fields} ${fields === 1 ? "vak" : "vakken"})`,
    returns: (low: string, high: string) => `uitbetaling ${low} tot ${high}`,
  },
} satisfies Record<Language, unknown>

const shownFirst = 3

/** A multiplier with two decimals. */
export const timesText = (hundredths: number): string =>
  `× ${(hundredths / 100).toLocaleString("nl-BE", { minimumFractionDigits: 2 })}`

export function minesRules({ model }: TitleOf<"mines">, { view }: Setting): Node[] {
  const { language } = view
  const words = RULES[language]
  const percentage = (value: number) => percentText(value, language)
  const sentences = [
    words.play,
    words.odds,
    words.multiplier(
      percentText(model.sharePercent, language, 0),
      numberText(model.stepHundredths / 100, language),
    ),
    words.highest(timesText(model.highestHundredths)),
    words.interrupted,
    words.best,
    words.hits,
  ]
  const rows = Array.from({ length: MINES.most }, (_, at) => {
    const mines = at + MINES.least
    const most = mostOpened(model, mines)
    const first = Array.from({ length: Math.min(shownFirst, most) }, (_, opened) =>
      timesText(multiplierOf(model, mines, opened + 1)),
    )
    const { worst, best } = returnRange(model, mines)
    return el(
      "div",
      {},
      el("dt", {}, words.mines(mines)),
      el("dd", {}, `${first.join(", ")}, ${words.last(timesText(multiplierOf(model, mines, most)), most)}`),
      el("dd", {}, words.returns(percentage(percent(worst)), percentage(percent(best)))),
    )
  })
  return [...sentences.map((sentence) => el("p", {}, sentence)), el("dl", { class: "facts wide" }, ...rows)]
}
