import { expect, it } from "vitest"
import { parseCrashQuery, toCrashQueryString } from "./searchParams.ts"

const parse = (query: string) => parseCrashQuery(new URLSearchParams(query))

it("reads a list and a page of it, and nothing else", () => {
  expect(parse("bets=top&page=3")).toEqual({ list: "top", page: 3 })
  expect(parse("bets=theirs&page=0")).toEqual({ list: "all", page: 1 })
  expect(parse("page=501")).toEqual({ list: "all", page: 1 })
})

it("leaves out default values", () => {
  expect(toCrashQueryString({ list: "all", page: 1 })).toBe("")
  for (const query of ["?bets=mine", "?bets=top&page=2"]) expect(toCrashQueryString(parse(query))).toBe(query)
})
