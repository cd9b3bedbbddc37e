import { expect, it } from "vitest"
import { assignScenes } from "./scenes.ts"

const bill = (seriesId: number, en = "Weekly") => ({ seriesId, name: { en, fr: en, nl: en } })

it("shows what a tournament is called after", () => {
  expect([...assignScenes([bill(1, "Dunes Marathon"), bill(2, "Grand-Place Nocturne")]).values()]).toEqual([
    "dunes",
    "grandPlace",
  ])
})

it("has no two neighbours alike, and the same for the same wall", () => {
  for (const step of [1, 2, 5, 7, 10]) {
    const wall = Array.from({ length: 40 }, (_, at) => bill(1 + at * step))
    const shown = [...assignScenes(wall).values()]
    expect(shown.filter((scene, at) => scene === shown[at + 1])).toEqual([])
    expect(new Set(shown).size).toBe(5)
    expect([...assignScenes(wall)]).toEqual([...assignScenes(structuredClone(wall))])
  }
})
