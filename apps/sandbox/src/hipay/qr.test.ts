import { expect, test } from "vitest"
import { correctionFor, qrModules } from "./qr.ts"

test("computes the check codewords of the standard's HELLO WORLD example (version 1-M)", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(correctionFor(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test("writes the format word of level L and mask 0 twice", () => {
  const modules = qrModules("https://example.be/hipay/payment/web/pay/0b5c3f2e")
  const last = modules.length - 1
  const read = (cells: readonly (readonly [number, number])[]) =>
    cells.map(([row, column]) => (modules[row]?.[column] ? "1" : "0")).join("")
  const across = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const)
  const up = [7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const)
  expect(read([...across, ...up])).toBe("111011111000100")
  const rise = [0, 1, 2, 3, 4, 5, 6].map((step) => [last - step, 8] as const)
  const run = [7, 6, 5, 4, 3, 2, 1, 0].map((step) => [8, last - step] as const)
  expect(read([...rise, ...run])).toBe("111011111000100")
})

test("takes the smallest symbol that fits and refuses what fits none", () => {
  expect(qrModules("a".repeat(17))).toHaveLength(21)
  expect(qrModules("a".repeat(18))).toHaveLength(25)
  expect(qrModules("a".repeat(134))).toHaveLength(41)
  expect(() => qrModules("a".repeat(135))).toThrow(RangeError)
})

test("the bytes can be read back from the modules", () => {
  const text = "http://localhost:4000/pay/1"
  const modules = qrModules(text)
  const last = modules.length - 1
  const reserved = (row: number, column: number) =>
    (row <= 8 && column <= 8) ||
    (row <= 8 && column >= last - 7) ||
    (row >= last - 7 && column <= 8) ||
    row === 6 ||
    column === 6 ||
    (Math.abs(row - (last - 6)) <= 2 && Math.abs(column - (last - 6)) <= 2)
  let bits = ""
  for (let pair = 0; pair * 2 < last; pair++) {
    const right = last - pair * 2 > 6 ? last - pair * 2 : last - pair * 2 - 1
    for (let step = 0; step <= last; step++) {
      const row = pair % 2 === 0 ? last - step : step
      for (const column of [right, right - 1]) {
        if (column < 0 || reserved(row, column)) continue
        bits += modules[row]?.[column] !== ((row + column) % 2 === 0) ? "1" : "0"
      }
    }
  }
  expect(bits.slice(0, 12)).toBe(`0100${text.length.toString(2).padStart(8, "0")}`)
  const bytes = (bits.slice(12, 12 + text.length * 8).match(/.{8}/g) ?? []).map((octet) =>
    Number.parseInt(octet, 2),
  )
  expect(String.fromCharCode(...bytes)).toBe(text)
})
