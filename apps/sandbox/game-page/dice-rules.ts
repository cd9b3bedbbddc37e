import { numberText } from "../src/studio/amounts.ts"
import { BONUS } from "../src/studio/dice/model.ts"
import type { DiceTitle } from "../src/studio/titles/title.ts"
import type { Language } from "../src/studio/words.ts"
import { fieldText } from "./dice-wheel.ts"
import { dieMarkup } from "./die.ts"
import { el, picture } from "./dom.ts"
import type { Setting } from "./game.ts"

const RULES = {
  en: {
    lines: (columns: boolean, grids: number) =>
      `Three matching dice in a row${columns ? ", a column" : ""} or a diagonal of a grid give points. The points of ${grids === 1 ? "all lines" : `all ${grids} grids`} are added.`,
    ladder: "The highest step of the ladder that the points reach is paid: a multiple of the stake.",
    full: (times: number) =>
      `When every grid has at least one line with points, the points of the dice are multiplied by ${times}.`,
    bonus:
      "A line of three bonus dice turns the wheel, once for each grid. It adds points, or pays a mystery prize beside the ladder.",
    chances: (sides: number) =>
      `Each die has ${sides} sides; the number of sides with a face is given below.`,
    face: "Sides",
    points: "Points per line",
    ladderTitle: "Prize ladder",
    wheelTitle: "Bonus wheel",
    from: (points: string) => `from ${points} points`,
    chance: "chance",
  },
  fr: {
    lines: (columns: boolean, grids: number) =>
      `Trois dés identiques sur une rangée${columns ? ", une colonne" : ""} ou une diagonale d’une grille donnent des points. Les points ${grids === 1 ? "de toutes les lignes" : `des ${grids} grilles`} s’additionnent.`,
    ladder:
      "Le gain est celui de l’échelon le plus élevé atteint par vos points ; c’est un multiple de la mise.",
    full: (times: number) =>
      `Si chaque grille compte au moins une ligne à points, les points des dés sont multipliés par ${times}.`,
    bonus:
      "Une ligne de trois dés bonus fait tourner la roue, une fois par grille. Elle ajoute des points ou un gain « Mystery », en plus de l’échelle.",
    chances: (sides: number) =>
      `Chaque dé a ${sides} faces ; le nombre de faces par symbole est indiqué ci-dessous.`,
    face: "Faces",
    points: "Points par ligne",
    ladderTitle: "Échelle des gains",
    wheelTitle: "Roue bonus",
    from: (points: string) => `à partir de ${points} points`,
    chance: "chance",
  },
  nl: {
    lines: (columns: boolean, grids: number) =>
      `Drie gelijke dobbelstenen op een rij${columns ? ", een kolom" : ""} of een diagonaal van een raster geven punten. De punten van ${grids === 1 ? "alle lijnen" : `alle ${grids} rasters`} worden opgeteld.`,
    ladder: "De hoogste trede die de punten bereiken, wordt uitbetaald: een veelvoud van de inzet.",
    full: (times: number) =>
      `Heeft elk raster minstens één lijn met punten, dan worden de punten van de dobbelstenen vermenigvuldigd met ${times}.`,
    bonus:
      "Een lijn van drie bonusstenen laat het rad draaien, één keer per raster. Het rad geeft punten of een mysteryprijs boven op de prijs van de ladder.",
    chances: (sides: number) =>
      `Elke dobbelsteen heeft ${sides} vlakken; hieronder staat hoeveel vlakken elk symbool heeft.`,
    face: "Vlakken",
    points: "Punten per lijn",
    ladderTitle: "Prijzenladder",
    wheelTitle: "Bonusrad",
    from: (points: string) => `vanaf ${points} punten`,
    chance: "kans",
  },
} satisfies Record<Language, unknown>

export function diceRules(title: DiceTitle, setting: Setting, stakeCents: number): Node[] {
  const { model } = title
  const { language } = setting.view
  const words = RULES[language]
  const number = (value: number) => numberText(value, language)
  const sides = model.faces.reduce((all, face) => all + face.sides, 0)
  const weight = model.wheel.reduce((all, field) => all + field.weight, 0)
  const sentences = [
    words.lines(model.lines.length > 5, model.grids),
    words.ladder,
    ...(model.grids > 1 ? [words.full(model.fullHouse)] : []),
    ...(model.wheel.length > 0 ? [words.bonus] : []),
    words.chances(sides),
  ]
  const faces = model.faces.map((face) =>
    el(
      "li",
      {},
      picture("0 0 100 100", dieMarkup(face.id, setting.view.art.palette), "symbol"),
      el(
        "dl",
        {},
        el("dt", {}, words.face),
        el("dd", {}, `${face.sides} / ${sides}`),
        el("dt", {}, face.id === BONUS ? words.wheelTitle : words.points),
        el("dd", {}, face.id === BONUS ? "1 ×" : number(face.points)),
      ),
    ),
  )
  const row = (name: string, value: string) => el("div", {}, el("dt", {}, name), el("dd", {}, value))
  return [
    ...sentences.map((sentence) => el("p", {}, sentence)),
    el("ul", { class: "pays" }, ...faces),
    el("h3", {}, words.ladderTitle),
    el(
      "dl",
      { class: "facts" },
      ...model.ladder.map((rung) =>
        row(words.from(number(rung.points)), setting.money((rung.tenths * stakeCents) / 10)),
      ),
    ),
    ...(model.wheel.length > 0
      ? [
          el("h3", {}, words.wheelTitle),
          el(
            "dl",
            { class: "facts" },
            ...model.wheel.map((field) =>
              row(fieldText(field, setting), `${words.chance} ${field.weight} / ${weight}`),
            ),
          ),
        ]
      : []),
  ]
}
