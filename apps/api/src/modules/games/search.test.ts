import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createSearchIndex, editDistance, nearestFirst, toSearchTerms } from "./search.ts"

const titles = [
  ["Éventail d'Émeraude", "Atelier Nord", ["Slots", "Machines à sous"]],
  ["Grand-Place Dice", "Atelier Nord", ["Dice games", "Dobbelspellen", "city"]],
  ["Grand Sablon", "Kobalt", ["Slots", "Machines à sous", "city"]],
  ["Neptune Arcade", "Lumen", ["Slots", "sea"]],
  ["Roulette Royale", "Halcyon", ["Roulette"]],
  ["Lucky Tram 81", "Tessera", ["Slots", "city"]],
  ["Sirocco Gold", "Halcyon", ["Slots", "desert"]],
] as const
const games = titles.map(([name, studio, about]) => ({ name, index: toSearchTerms({ name, studio, about }) }))

const search = createSearchIndex(games.map(({ index }) => index))
const find = (text: string) => {
  const distance = search(text)
  return nearestFirst(games.keys(), distance).map((at) => games[at]!.name)
}

describe("searching games", () => {
  it.each([
    ["eventail", "Éventail d'Émeraude"],
    ["ÉMERAUDE", "Éventail d'Émeraude"],
    ["neptun", "Neptune Arcade"],
    ["netpune", "Neptune Arcade"],
    ["roulete", "Roulette Royale"],
    ["rouletta royal", "Roulette Royale"],
    ["grandplace", "Grand-Place Dice"],
    ["tram 81", "Lucky Tram 81"],
    ["sablon kobalt", "Grand Sablon"],
    ["dobbel", "Grand-Place Dice"],
    ["siroko", "Sirocco Gold"],
    ["emerod", "Éventail d'Émeraude"],
    ["arcade neptune", "Neptune Arcade"],
  ])("%s finds %s first", (typed, name) => {
    expect(find(typed)[0]).toBe(name)
  })

  it("puts the name before the studio, and finds whole kinds", () => {
    expect(find("atelier")).toEqual(["Éventail d'Émeraude", "Grand-Place Dice"])
    expect(find("machines a sous")).toEqual(["Éventail d'Émeraude", "Grand Sablon"])
  })

  it("requires every word, and allows no edits in short ones", () => {
    expect(find("grand roulette")).toEqual([])
    expect(find("gra")).toContain("Grand Sablon")
    expect(find("gre")).toEqual([])
    expect(find("xyzzy")).toEqual([])
  })

  it.each(["%", "_", "'", "%%%", "'; drop table games.game; --"])(
    "finds nothing for special characters: %s",
    (signs) => {
      expect(find(signs)).toEqual([])
    },
  )

  it("never throws and finds every game by its own name", () => {
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (typed) => Array.isArray(find(typed))))
    for (const { name } of games) expect(find(name)[0]).toBe(name)
  })
})

describe("typing errors", () => {
  it.each([
    ["neptune", "neptune", 0],
    ["nept", "neptune", 0],
    ["netpune", "neptune", 1],
    ["nepune", "neptune", 1],
    ["neeptune", "neptune", 1],
    ["naptune", "neptune", 1],
    ["naptuna", "neptune", 2],
  ])("%s for %s: %i", (typed, known, expected) => {
    expect(editDistance(typed, known, 2)).toBe(expected)
  })

  it("one edit anywhere in a long word has distance one", () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/)
    fc.assert(
      fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (known, at, letter) => {
        const i = at % known.length
        expect(editDistance(known.slice(0, i) + letter + known.slice(i + 1), known, 2)).toBeLessThanOrEqual(1)
        expect(editDistance(known.slice(0, i) + letter + known.slice(i), known, 2)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
