/** A number is written with two decimals; null is an empty cell. */
export type CsvCell = string | number | null

/** A spreadsheet would calculate such a text, the full-width signs included. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/
const needsQuotes = /[;"\r\n]|^\s|\s$/

function formatCell(cell: CsvCell): string {
  if (cell === null) return ""
  if (typeof cell === "number") return (Math.round(cell * 100) / 100).toFixed(2).replace(".", ",")
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A CSV file as Excel opens it with Belgian settings: a byte order mark, semicolons and decimal commas. A text that a
 * spreadsheet would take for a formula gets a leading apostrophe.
 */
export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(formatCell).join(";")}\r\n`).join("")}`
