import { expect, it } from "vitest"
import { parseJackpotsQuery, toJackpotsQueryString } from "./searchParams.ts"

const read = (query: string) => parseJackpotsQuery(new URLSearchParams(query))

it("reads what an address asks for", () => {
  expect(read("pool=anyTime&page=3&cycle=17&own=2")).toEqual({ type: "anyTime", page: 3, cycle: 17, own: 2 })
  expect(read("")).toEqual({ type: undefined, page: 1, cycle: undefined, own: 1 })
})

it.each(["pool=gold", "page=0", "page=-1", "page=x", "page=1e3", "cycle=0", "cycle=9999999999", "own="])(
  "counts %s as not asked",
  (query) => {
    expect(read(query)).toEqual(read(""))
  },
)

it("writes only what is not a matter of course, and reads it again", () => {
  expect(toJackpotsQueryString(read("page=1"))).toBe("")
  const asked = read("own=2&cycle=17&page=3&pool=bigWin")
  expect(toJackpotsQueryString(asked)).toBe("?pool=bigWin&page=3&cycle=17&own=2")
  expect(read(toJackpotsQueryString(asked))).toEqual(asked)
})
