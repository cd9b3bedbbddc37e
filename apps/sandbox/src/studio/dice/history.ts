import { dieMarkup } from "../../../game-page/die.ts"
import { numberText } from "../amounts.ts"
import { type EngineHistory, pictureOf, type Row } from "../history-rows.ts"
import { PALETTES } from "../palettes/index.ts"
import type { Language } from "../words.ts"

const WORDS = {
  en: { grid: "Grid", points: "Points", wheel: "Wheel", mystery: "Mystery" },
  fr: { grid: "Grille", points: "Points", wheel: "Roue", mystery: "Mystery" },
  nl: { grid: "Raster", points: "Punten", wheel: "Rad", mystery: "Mystery" },
} as const satisfies Record<Language, Record<string, string>>

const columnsOf = (cells: string): string[] =>
  [0, 1, 2].map((column) => [0, 3, 6].map((row) => cells[row + column] ?? "").join(""))

export const diceHistory: EngineHistory<"dice"> = {
  drawings: ({ model, look }) =>
    model.faces.map((face) => [face.id, dieMarkup(face.id, PALETTES[look.palette])]),
  rows({ result }, language) {
    const words = WORDS[language]
    const { grids, points, turns, mysteryTenths } = result
    const wheel: Row[] =
      turns.length > 0 ? [[words.wheel, turns.map((turn) => `#${turn + 1}`).join(", ")]] : []
    const mystery: Row[] =
      mysteryTenths > 0 ? [[words.mystery, `${numberText(mysteryTenths / 10, language)} ×`]] : []
    return [
      ...grids.map((cells, at): Row => [`${words.grid} ${at + 1}`, pictureOf(columnsOf(cells))]),
      ...wheel,
      [words.points, numberText(points, language)],
      ...mystery,
    ]
  },
}
