import { expect, it } from "vitest"
import { parseCrashQuery, toCrashQueryString } from "./searchParams.ts"

const asked = (query: string) => parseCrashQuery(new URLSearchParams(query))

it("reads a list and a page of it, and nothing else", () => {
  expect(asked("bets=top&page=3")).toEqual({ list: "top", page: 3 })
  expect(asked("bets=theirs&page=0")).toEqual({ list: "all", page: 1 })
  expect(asked("page=501")).toEqual({ list: "all", page: 1 })
})

it("asks only for what is no matter of course", () => {
  expect(toCrashQueryString({ list: "all", page: 1 })).toBe("")
  for (const query of ["?bets=mine", "?bets=top&page=2"]) expect(toCrashQueryString(asked(query))).toBe(query)
})
