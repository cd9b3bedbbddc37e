import { expect, test } from "vitest"
import { postedBalance, roundEnded } from "./house.ts"

test("the casino hears the facts of a round under its own kind, and nothing of the outcome", () => {
  const played = {
    kind: "played",
    roundId: "r-1",
    stakeCents: 50,
    winCents: 0,
    balanceCents: 100,
    outcome: {},
  }
  expect(roundEnded(played)).toEqual({
    source: "studio",
    kind: "roundEnded",
    roundId: "r-1",
    stakeCents: 50,
    winCents: 0,
    balanceCents: 100,
  })
})

const casinoPage = {} as MessageEventSource
const casino = { origin: "https://casino.test", window: casinoPage }
const balance = { source: "house", kind: "balance", cashCents: 8_561, bonusCents: 5_000 }
const receive = (data: unknown, { origin = casino.origin, source = casinoPage } = {}) =>
  postedBalance({ data, origin, source } as MessageEvent, casino)

test("the casino's page tells own money and bonus, also where one of them is nothing or below", () => {
  expect(receive(balance)).toEqual({ cashCents: 8_561, bonusCents: 5_000 })
  expect(receive({ ...balance, bonusCents: 0 })).toEqual({ cashCents: 8_561, bonusCents: 0 })
  expect(receive({ ...balance, cashCents: -120 })).toEqual({ cashCents: -120, bonusCents: 5_000 })
})

test("a balance is believed from the casino's own page and origin only, and in whole cents", () => {
  expect(receive(balance, { origin: "https://other.test" })).toBeUndefined()
  expect(receive(balance, { source: {} as MessageEventSource })).toBeUndefined()
  expect(
    postedBalance({ data: balance, origin: casino.origin, source: null }, { ...casino, window: null }),
  ).toBe(undefined)
  for (const data of [
    null,
    "balance",
    { ...balance, source: "studio" },
    { ...balance, kind: "session" },
    { ...balance, cashCents: 85.61 },
    { ...balance, bonusCents: "5000" },
    { ...balance, bonusCents: undefined },
  ])
    expect(receive(data)).toBeUndefined()
})
