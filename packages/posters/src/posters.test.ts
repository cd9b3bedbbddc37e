import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { findSvgFaults } from "../testing/svgFaults.ts"
import {
  canDrawStudioMark,
  curtain,
  defaultStudioMark,
  hero,
  motifNames,
  paletteNames,
  pickLook,
  placeholderColour,
  poster,
  studioMark,
} from "./index.ts"

const words = { title: "Éventail de Minuit", studio: "Atelier Nord", seed: "eventail" }

describe("a poster", () => {
  it("is the same picture for the same words and seed, and another for another seed", () => {
    expect(poster(words)).toBe(poster({ ...words }))
    expect(poster(words)).not.toBe(poster({ ...words, seed: "another" }))
  })

  it.each(motifNames)("%s is well formed in every palette", (motif) => {
    for (const palette of paletteNames) {
      expect(findSvgFaults(poster({ ...words, seed: `${motif}${palette}`, motif, palette }))).toEqual([])
    }
  })

  it("is drawn by a real renderer at its own size", async () => {
    const { width, height } = await sharp(Buffer.from(poster(words))).metadata()
    expect([width, height]).toEqual([600, 800])
  })

  it("escapes the title", () => {
    expect(findSvgFaults(poster({ ...words, title: `<script> & "quotes" 漢字` }))).toEqual([])
  })

  it("has a placeholder colour", () => {
    expect(placeholderColour(pickLook("any"))).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe("marks and banners", () => {
  it("are well formed and repeatable", () => {
    for (const name of ["Atelier Nord", "Vert & Or", "O", "Studio <b>"]) {
      expect(findSvgFaults(studioMark(name))).toEqual([])
      expect(studioMark(name)).toBe(studioMark(name))
    }
    expect(findSvgFaults(defaultStudioMark())).toEqual([])
    expect([canDrawStudioMark("Éclat 7"), canDrawStudioMark("工作室"), canDrawStudioMark("")]).toEqual([
      true,
      false,
      false,
    ])
    expect(findSvgFaults(curtain())).toEqual([])
    expect(findSvgFaults(hero())).toEqual([])
    expect(findSvgFaults(hero({ width: 780, height: 900 }))).toEqual([])
  })
})
