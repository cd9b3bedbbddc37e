import { expect, it } from "vitest"
import { parseQuestQuery } from "./searchParams.ts"

const read = (query: string) => parseQuestQuery(new URLSearchParams(query))

it("reads a page of the ranking and a quest that was just joined, and drops invalid values", () => {
  expect(read("")).toEqual({ page: undefined, joined: null })
  expect(read("ranking=3&joined=12")).toEqual({ page: 3, joined: "12" })
  for (const page of ["0", "-1", "1.5", "x", "1234567"]) expect(read(`ranking=${page}`).page).toBeUndefined()
  expect(read("joined=<b>").joined).toBeNull()
})
