import { expect, it } from "vitest"
import { received } from "./house.ts"

const site = { origin: "https://casino.example", window: {} as MessageEventSource }
const from = (data: unknown, more: object = {}) =>
  received({ origin: site.origin, source: site.window, data, ...more }, site)
const session = { source: "house", kind: "session", token: "a.b.c" }

it("hears the site in its own words", () => {
  expect(from(session)).toEqual({ kind: "session", token: "a.b.c" })
  expect(from({ source: "house", kind: "visitor" })).toEqual({ kind: "visitor" })
  expect(from({ source: "house", kind: "balance", cents: -5 })).toEqual({ kind: "balance", cents: -5 })
  for (const px of [0, 84, 20_000]) {
    const hidden = { hiddenAbovePx: px, hiddenBelowPx: 20_000 - px }
    expect(from({ source: "house", kind: "view", ...hidden })).toEqual({ kind: "view", ...hidden })
  }
})

it("hears nobody else, from nowhere else, and nothing else", () => {
  for (const origin of ["https://casino.example.evil", "null", "http://casino.example", ""])
    expect(from(session, { origin })).toBeUndefined()
  expect(from(session, { source: {} })).toBeUndefined()
  expect(from(session, { source: null })).toBeUndefined()
  expect(
    received({ origin: site.origin, source: null, data: session }, { ...site, window: null }),
  ).toBeUndefined()
  for (const data of [
    null,
    "session",
    { kind: "session", token: "x" },
    { ...session, token: 7 },
    { ...session, source: "sports" },
  ])
    expect(from(data)).toBeUndefined()
  expect(from({ source: "house", kind: "balance", cents: 1.5 })).toBeUndefined()
  for (const px of [-1, 0.5, "84px", undefined])
    for (const hidden of [
      { hiddenAbovePx: px, hiddenBelowPx: 0 },
      { hiddenAbovePx: 0, hiddenBelowPx: px },
    ])
      expect(from({ source: "house", kind: "view", ...hidden })).toBeUndefined()
})
