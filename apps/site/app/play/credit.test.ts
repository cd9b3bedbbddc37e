import { expect, it } from "vitest"
import { type Credit, creditOf, isPlayed, isSpent } from "./credit.ts"

type Shown = Parameters<typeof creditOf>[0]

const name = { en: "Sablon Sprint", fr: "Sprint du Sablon", nl: "Zavelsprint" }
const until = "2026-11-25T20:00:00.000Z"
const shown = (tournament: object, own: object | null, rules: object = {}) =>
  ({
    tournament: {
      ...{ tournamentId: 7, name, until, state: "running" },
      own: own && { state: "in", balance: 8, winPoints: 6, rank: 2, rebuys: 1, ...own },
      ...tournament,
    },
    rules: { credit: 20, rebuyFee: 1, rebuysAtMost: 3, ...rules },
  }) as unknown as Shown

it("shows how the player stands, and how often they can buy in again", () => {
  expect(creditOf(shown({}, {}))).toEqual({
    ...{ tournamentId: 7, name, until },
    ...{ standing: "playing", balance: 8, winPoints: 6, rank: 2 },
    ...{ rebuysLeft: 2, rebuyFee: 1, rebuyCredit: 20 },
  })
})

it("shows nothing of what is played from cash, or of what the player never entered", () => {
  expect(creditOf(shown({}, {}, { credit: null }))).toBeNull()
  expect(creditOf(shown({}, null))).toBeNull()
})

it.each([
  ["running", "in", "playing"],
  ["registering", "in", "before"],
  ["calculating", "in", "over"],
  ["finished", "in", "over"],
  ["cancelled", "in", "out"],
  ["cancelled", "paidBack", "out"],
  ["running", "left", "out"],
])("of one that is %s, whoever is %s is told: %s", (state, own, standing) => {
  expect(creditOf(shown({ state }, { state: own }))?.standing).toBe(standing)
})

it("is played until its end, whether or not the house has said so yet", () => {
  const credit = creditOf(shown({}, {})) as Credit
  expect(isPlayed(credit, Date.parse(until) - 1)).toBe(true)
  expect(isPlayed(credit, Date.parse(until))).toBe(false)
  expect(isPlayed({ ...credit, standing: "over" }, 0)).toBe(false)
})

it("is spent where less is left than a stake", () => {
  const credit = creditOf(shown({}, { balance: 0.2 })) as Credit
  expect(isSpent(credit, 0.2)).toBe(false)
  expect(isSpent(credit, 0.25)).toBe(true)
  expect(isSpent(credit, null)).toBe(false)
  expect(isSpent({ ...credit, balance: 0 }, null)).toBe(true)
})
