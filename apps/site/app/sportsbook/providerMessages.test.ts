import { expect, it } from "vitest"
import { parseSportsMessage } from "./providerMessages.ts"

const frame = { origin: "https://sports.example", window: {} as MessageEventSource }
const from = (data: object | string | null, more: object = {}) =>
  parseSportsMessage({ origin: frame.origin, source: frame.window, data, ...more }, frame)
const parse = (message: object) => from({ source: "sports", ...message })

it("parses the messages of the sports book", () => {
  for (const kind of ["ready", "login", "tokenExpired"] as const) expect(parse({ kind })).toEqual({ kind })
  expect(parse({ kind: "resize", height: 812.4 })).toEqual({ kind: "resize", height: 813 })
  expect(parse({ kind: "route", path: "/tennis" })).toEqual({ kind: "route", path: "/tennis" })
})

it("ignores other windows, origins and messages", () => {
  const ready = { source: "sports", kind: "ready" }
  for (const origin of ["https://sports.example.evil", "http://sports.example", "null", ""])
    expect(from(ready, { origin })).toBeNull()
  for (const source of [{}, null]) expect(from(ready, { source })).toBeNull()
  for (const data of [
    null,
    "ready",
    { kind: "ready" },
    { ...ready, source: "house" },
    { ...ready, kind: "balance" },
  ])
    expect(from(data)).toBeNull()
  for (const path of ["//evil.example", "/a/b", "tennis", "/", `/${"a".repeat(41)}`, 7])
    expect(parse({ kind: "route", path })).toBeNull()
})

it("clamps the height of the frame", () => {
  expect(parse({ kind: "resize", height: 1 })).toEqual({ kind: "resize", height: 300 })
  expect(parse({ kind: "resize", height: 1e9 })).toEqual({ kind: "resize", height: 20_000 })
  for (const height of ["500", Number.NaN, Number.POSITIVE_INFINITY, null])
    expect(parse({ kind: "resize", height })).toBeNull()
})
