import { draw } from "../../../game-page/symbols/index.ts"
import { numberText } from "../amounts.ts"
import { type EngineHistory, pictureOf, type Row } from "../history-rows.ts"
import type { Language } from "../words.ts"
import { FIELDS, type MinesState } from "./model.ts"

const WORDS = {
  en: {
    mines: "Mines",
    opened: "Fields opened",
    multiplier: "Multiplier",
    field: "Field",
    hit: "Mine hit on field",
  },
  fr: {
    mines: "Mines",
    opened: "Cases ouvertes",
    multiplier: "Multiplicateur",
    field: "Plateau",
    hit: "Mine touchée sur la case",
  },
  nl: {
    mines: "Mijnen",
    opened: "Geopende vakken",
    multiplier: "Multiplicator",
    field: "Speelveld",
    hit: "Mijn geraakt op vak",
  },
} as const satisfies Record<Language, Record<string, string>>

const size = Math.sqrt(FIELDS)

/** The columns of the board: S an opened field, M a mine, H the mine that was hit, and closed fields. */
function columnsOf({ opened, hit, laid = [] }: MinesState): string[] {
  const letter = (field: number): string =>
    field === hit ? "H" : laid.includes(field) ? "M" : opened.includes(field) ? "S" : "-"
  return Array.from({ length: size }, (_, x) =>
    Array.from({ length: size }, (_, y) => letter(y * size + x)).join(""),
  )
}

const plate = '<rect x="4" y="4" width="92" height="92" rx="14" fill="#372A44"/>'
const ring =
  '<rect x="3" y="3" width="94" height="94" rx="14" fill="none" stroke="#FF7162" stroke-width="6"/>'

const hitRow = (hit: number | undefined, name: string): Row[] =>
  hit === undefined ? [] : [[name, String(hit + 1)]]

export const minesHistory: EngineHistory<"mines"> = {
  drawings({ look }) {
    const mine = draw(look.mine, look.palette)
    return [
      ["S", draw(look.safe, look.palette)],
      ["M", mine],
      ["H", ring + mine],
      ["-", plate],
    ]
  },
  rows({ result, winCents }, language) {
    const words = WORDS[language]
    const { mines, opened, hit, stakeCents } = result
    return [
      [words.mines, String(mines)],
      [words.opened, opened.map((field) => field + 1).join(", ") || "0"],
      ...hitRow(hit, words.hit),
      [words.multiplier, `× ${numberText(winCents / stakeCents, language)}`],
      [words.field, pictureOf(columnsOf(result))],
    ]
  },
}
