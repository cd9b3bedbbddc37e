import { expect, it } from "vitest"
import { parseTournamentsQuery, toTournamentsQueryString } from "./searchParams.ts"

const read = (query: string) => parseTournamentsQuery(new URLSearchParams(query))

it("parses an address", () => {
  expect(read("page=3&tournament=17&places=2&games=4&search=+Dice+&entered=yes")).toEqual({
    page: 3,
    tournament: 17,
    places: 2,
    games: 4,
    search: "Dice",
    entered: true,
  })
  expect(read("")).toEqual({
    page: 1,
    tournament: undefined,
    places: undefined,
    games: 1,
    search: "",
    entered: false,
  })
})

it.each([
  "page=0",
  "page=-1",
  "page=x",
  "tournament=1e3",
  "tournament=9999999999",
  "places=",
  "games=0",
  "search=+",
  "entered=1",
])("counts %s as not asked", (query) => {
  expect(read(query)).toEqual(read(""))
})

it("leaves out default values, and parses its own output", () => {
  expect(toTournamentsQueryString({})).toBe("")
  expect(toTournamentsQueryString(read("page=1"))).toBe("")
  const query = read("entered=yes&search=d%26d&games=4&places=2&tournament=17&page=3")
  expect(toTournamentsQueryString(query)).toBe(
    "?page=3&tournament=17&places=2&games=4&search=d%26d&entered=yes",
  )
  expect(read(toTournamentsQueryString(query))).toEqual(query)
})
