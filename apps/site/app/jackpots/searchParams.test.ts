import { expect, it } from "vitest"
import { parseJackpotsQuery, toJackpotsQueryString } from "./searchParams.ts"

const read = (query: string) => parseJackpotsQuery(new URLSearchParams(query))

it("parses an address", () => {
  expect(read("pool=anyTime&page=3&cycle=17&own=2")).toEqual({ type: "anyTime", page: 3, cycle: 17, own: 2 })
  expect(read("")).toEqual({ type: undefined, page: 1, cycle: undefined, own: 1 })
})

it.each(["pool=gold", "page=0", "page=-1", "page=x", "page=1e3", "cycle=0", "cycle=9999999999", "own="])(
  "treats %s as missing",
  (query) => {
    expect(read(query)).toEqual(read(""))
  },
)

it("leaves out default values, and parses its own output", () => {
  expect(toJackpotsQueryString(read("page=1"))).toBe("")
  const query = read("own=2&cycle=17&page=3&pool=bigWin")
  expect(toJackpotsQueryString(query)).toBe("?pool=bigWin&page=3&cycle=17&own=2")
  expect(read(toJackpotsQueryString(query))).toEqual(query)
})
