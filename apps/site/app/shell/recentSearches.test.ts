import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { addRecentSearch, clearRecentSearches, listRecentSearches } from "./recentSearches.ts"

const storage = (given: Partial<Storage>) => vi.stubGlobal("window", { localStorage: given })

let text: string | null
beforeEach(() => {
  text = null
  storage({
    getItem: () => text,
    setItem: (_, written) => {
      text = written
    },
    removeItem: () => {
      text = null
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it("keeps the last five searches, the latest first and each once", () => {
  for (const search of ["tram", "neptune", " ", "a", "Roulette", "horta", "dice", "sablon", "ROULETTE "])
    addRecentSearch(search)
  expect(listRecentSearches()).toEqual(["ROULETTE", "sablon", "dice", "horta", "neptune"])
  clearRecentSearches()
  expect(listRecentSearches()).toEqual([])
})

it.each(["{", "null", "{}", "[1, null]", JSON.stringify(["a".repeat(81)])])(
  "reads nothing from %.20s",
  (kept) => {
    text = kept
    expect(listRecentSearches()).toEqual([])
  },
)

it("works where storage is blocked", () => {
  const forbidden = () => {
    throw new Error("forbidden")
  }
  storage({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  addRecentSearch("tram")
  clearRecentSearches()
  expect(listRecentSearches()).toEqual([])
})
