import { brotliCompressSync } from "node:zlib"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { externalReferencePattern, findSvgFaults } from "../testing/svgFaults.ts"
import {
  bill,
  billKinds,
  billNight,
  billScenes,
  column,
  columnBill,
  columnBills,
  jackpotWindow,
  prow,
  rocket,
  roofs,
  staircase,
  stairLandings,
  windowNames,
} from "./index.ts"

describe("a window of stained glass", () => {
  const states = windowNames.flatMap((name) => [true, false].map((isLit) => ({ name, isLit })))

  it.each(states)("$name, lit: $isLit, is well formed and the same each time", ({ name, isLit }) => {
    const svg = jackpotWindow(name, { isLit })
    expect(findSvgFaults(svg)).toEqual([])
    expect(jackpotWindow(name, { isLit })).toBe(svg)
  })

  it.each(states)("$name, lit: $isLit, is self-contained and small", ({ name, isLit }) => {
    const svg = jackpotWindow(name, { isLit })
    expect(svg).not.toMatch(externalReferencePattern)
    expect(brotliCompressSync(svg).length).toBeLessThan(8_000)
  })

  it.each(windowNames)("%s has the same leads lit and dark, and darker colours when dark", (name) => {
    const [lit, unlit] = [true, false].map((isLit) => jackpotWindow(name, { isLit }))
    const leads = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d)
    const brightest = (svg: string) =>
      Math.max(...[...svg.matchAll(/fill="#(..)(..)(..)"/g)].map(([, r, g]) => Number.parseInt(r! + g!, 16)))
    expect(leads(lit!).slice(0, -1)).toEqual(leads(unlit!))
    expect(brightest(unlit!)).toBeLessThan(brightest(lit!) / 2)
  })

  it("is drawn by a real renderer at its own size, clear outside its arch", async () => {
    const picture = sharp(Buffer.from(jackpotWindow("bigWin", { isLit: true })))
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([200, 376])
    expect(data[3]).toBe(0)
    expect(data[(200 * 200 + 100) * 4 + 3]).toBe(255)
  })
})

describe("a column and its bills", () => {
  it.each([
    ["column", column, [360, 780]],
    ...columnBills.map((name) => [name, () => columnBill(name), [416, 300]] as const),
  ] as const)(
    "%s is well formed, the same each time, light, and drawn at its own size",
    async (_, draw, size) => {
      const svg = draw()
      expect(findSvgFaults(svg)).toEqual([])
      expect(draw()).toBe(svg)
      expect(brotliCompressSync(svg).length).toBeLessThan(8_000)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect([width, height]).toEqual(size)
    },
  )
})

describe("a rocket over the roofs", () => {
  it("is well formed, with its fire only when it flies, and its roofs as long as a strip of them", async () => {
    const drawn = [rocket({ isFlying: false }), rocket({ isFlying: true }), roofs()]
    for (const svg of drawn) expect(findSvgFaults(svg)).toEqual([])
    const hasFire = drawn.map((svg) => svg.includes('fill="url(#fire)"'))
    expect(hasFire).toEqual([false, true, false])
    const { width, height } = await sharp(Buffer.from(drawn[2]!)).metadata()
    expect([width, height]).toEqual([960, 96])
  })
})

describe("a staircase", () => {
  const landings = Array.from({ length: stairLandings }, (_, here) => here)
  const states = [
    {},
    ...landings.map((here) => ({ here })),
    ...landings.slice(1).map((here) => ({ here, next: here - 1 })),
  ]

  it.each(states)("of %j is well formed, deterministic and self-contained", (state) => {
    const svg = staircase(state)
    expect(findSvgFaults(svg)).toEqual([])
    expect(staircase(state)).toBe(svg)
    expect(svg).not.toMatch(externalReferencePattern)
    expect(brotliCompressSync(svg).length).toBeLessThan(48_000)
  })

  it("has as many lamps lit as landings were climbed", () => {
    const lit = (svg: string) => svg.split("#ffe9b8").length - 1
    expect(landings.map((here) => lit(staircase({ here })))).toEqual(landings.map((here) => here + 1))
    expect(lit(staircase())).toBe(0)
  })

  it("is drawn by a real renderer at its own size", async () => {
    const { width, height } = await sharp(Buffer.from(staircase({ here: 2, next: 1 }))).metadata()
    expect([width, height]).toEqual([1152, 468])
  })
})

describe("a bill", () => {
  const bills = billScenes.flatMap((scene) => billKinds.map((kind) => ({ scene, kind })))

  it.each(bills)(
    "of $scene for $kind is well formed, the same each time, and stands alone",
    ({ scene, kind }) => {
      const svg = bill(scene, kind)
      expect(findSvgFaults(svg)).toEqual([])
      expect(bill(scene, kind)).toBe(svg)
      expect(svg).not.toMatch(externalReferencePattern)
      expect(brotliCompressSync(svg).length).toBeLessThan(2_000)
    },
  )

  it.each(bills)(
    "of $scene for $kind is as dark as it says where words stand on it",
    async ({ scene, kind }) => {
      const raw = await sharp(Buffer.from(bill(scene, kind)))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([raw.info.width, raw.info.height]).toEqual([416, 560])
      const night = [1, 3, 5].map((at) => Number.parseInt(billNight(scene, kind).slice(at, at + 2), 16))
      for (const [x, y] of [
        [208, 60],
        [208, 440],
        [60, 500],
      ] as const) {
        const at = (y * 416 + x) * 3
        for (const [i, ink] of night.entries()) expect(Math.abs(raw.data[at + i]! - ink)).toBeLessThan(24)
      }
    },
  )

  it("has a self-contained sign beside its board", async () => {
    expect(findSvgFaults(prow())).toEqual([])
    const { width, height } = await sharp(Buffer.from(prow())).metadata()
    expect([width, height]).toEqual([72, 372])
  })
})
