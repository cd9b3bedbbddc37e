import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { faults } from "../testing/wellMade.ts"
import {
  curtain,
  defaultStudioMark,
  hasStudioMark,
  hero,
  lookOf,
  motifNames,
  paletteNames,
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
      expect(faults(poster({ ...words, seed: `${motif}${palette}`, motif, palette }))).toEqual([])
    }
  })

  it("is drawn by a real renderer at its own size", async () => {
    const { width, height } = await sharp(Buffer.from(poster(words))).metadata()
    expect([width, height]).toEqual([600, 800])
  })

  it("keeps what a title says out of the markup", () => {
    expect(faults(poster({ ...words, title: `<script> & "quotes" 漢字` }))).toEqual([])
  })

  it("stands for itself as a colour until it arrives", () => {
    expect(placeholderColour(lookOf("any"))).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe("marks and banners", () => {
  it("are well formed and repeatable", () => {
    for (const name of ["Atelier Nord", "Vert & Or", "O", "Studio <b>"]) {
      expect(faults(studioMark(name))).toEqual([])
      expect(studioMark(name)).toBe(studioMark(name))
    }
    expect(faults(defaultStudioMark())).toEqual([])
    expect([hasStudioMark("Éclat 7"), hasStudioMark("工作室"), hasStudioMark("")]).toEqual([
      true,
      false,
      false,
    ])
    expect(faults(curtain())).toEqual([])
    expect(faults(hero())).toEqual([])
    expect(faults(hero({ width: 780, height: 900 }))).toEqual([])
  })
})
