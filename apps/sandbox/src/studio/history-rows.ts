import type { EngineName, Outcome } from "./engines.ts"
import { escapeHtml } from "./markup.ts"
import type { TitleOf } from "./titles/title.ts"
import type { Language } from "./words.ts"

/** A row of the outcome: its name as text, its value as markup. */
export type Row = readonly [name: string, markup: string]

/** How the outcomes of an engine are told on the history page. */
export type EngineHistory<Name extends EngineName> = {
  /** Drawings by id, for `pictureOf`. */
  drawings(title: TitleOf<Name>): readonly (readonly [id: string, art: string])[]
  rows(
    outcome: Extract<Outcome, { engine: Name }>,
    language: Language,
    money: (cents: number) => string,
  ): readonly Row[]
}

/** Columns of letters as a picture of the history page's drawings, top to bottom; the letters stay as its text. */
export function pictureOf(columns: readonly string[]): string {
  const cells = columns.flatMap((column, x) =>
    [...column].map(
      (letter, y) =>
        `<use href="#f-${escapeHtml(letter)}" x="${x * 44 + 2}" y="${y * 44 + 2}" width="40" height="40"/>`,
    ),
  )
  const height = Math.max(...columns.map((column) => column.length)) * 44
  const text = escapeHtml(columns.map((column) => [...column].join(" ")).join(" / "))
  return `<svg class="drawn" viewBox="0 0 ${columns.length * 44} ${height}" width="${columns.length * 44}" role="img" aria-label="${text}">${cells.join("")}</svg>`
}
