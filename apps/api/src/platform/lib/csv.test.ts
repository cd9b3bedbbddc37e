import fc from "fast-check"
import { expect, it } from "vitest"
import { formatCsv } from "./csv.ts"

/** Reads RFC 4180 with semicolons. */
function parseCsv(file: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ""
  let isQuoted = false
  for (let at = 1; at < file.length; at++) {
    const sign = file[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (file[at + 1] === '"') cell += file[at++]
      else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ";" || sign === "\r") {
      rows.at(-1)!.push(cell)
      cell = ""
      if (sign === "\r" && file[++at] === "\n") rows.push([])
    } else cell += sign
  }
  expect(rows.pop()).toEqual([])
  return rows
}

it("writes a mark, semicolons, decimal commas and quotes where they are needed", () => {
  expect(
    formatCsv([
      ["Jeu", "Mise (EUR)"],
      ['L’Été; "d\'or"', 1234.5],
      ["", null],
      [" a", -0.001],
    ]),
  ).toBe('\uFEFFJeu;Mise (EUR)\r\n"L’Été; ""d\'or""";1234,50\r\n;\r\n" a";0,00\r\n')
})

it("writes a number with its sign, and a text that begins like a formula with an apostrophe", () => {
  expect(formatCsv([[-2.4, "-2.4", "=1+1", "+32", "@a", "\t=1", "＝1", "a=1"]])).toBe(
    "\uFEFF-2,40;'-2.4;'=1+1;'+32;'@a;'\t=1;'＝1;a=1\r\n",
  )
})

const formula = /^[=+\-@\t\r\n\0＝＋－＠]/
const guard = /^'(?=[=+\-@\t\r\n\0＝＋－＠])/

it("gives back every text, and none that a spreadsheet would calculate", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.tuple(fc.constantFrom(..."=+-@\t\r\n\0＝＋－＠;\" '"), fc.string()).map(([sign, rest]) => sign + rest),
  )
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const read = parseCsv(formatCsv(rows))
      const bare = (cells: string[]) => cells.map((cell) => cell.replace(guard, ""))
      expect(read.map(bare)).toEqual(rows.map(bare))
      for (const cell of read.flat()) expect(cell).not.toMatch(formula)
    }),
  )
})
