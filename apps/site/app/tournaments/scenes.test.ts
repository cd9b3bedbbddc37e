import { expect, it } from "vitest"
import { assignScenes } from "./scenes.ts"

const bill = (seriesId: number, en = "Weekly") => ({ seriesId, name: { en, fr: en, nl: en } })

it("shows the scene of the tournament's name", () => {
  expect([...assignScenes([bill(1, "Dunes Marathon"), bill(2, "Grand-Place Nocturne")]).values()]).toEqual([
    "dunes",
    "grandPlace",
  ])
})

it("gives neighbours different scenes, and the same list the same scenes", () => {
  for (const step of [1, 2, 5, 7, 10]) {
    const wall = Array.from({ length: 40 }, (_, at) => bill(1 + at * step))
    const detail = [...assignScenes(wall).values()]
    expect(detail.filter((scene, at) => scene === detail[at + 1])).toEqual([])
    expect(new Set(detail).size).toBe(5)
    expect([...assignScenes(wall)]).toEqual([...assignScenes(structuredClone(wall))])
  }
})
