import { expect, it } from "vitest"
import {
  isCreditPlayable,
  isCreditSpent,
  type TournamentCredit,
  toTournamentCredit,
} from "./tournamentCredit.ts"

type Shown = Parameters<typeof toTournamentCredit>[0]

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
  expect(toTournamentCredit(shown({}, {}))).toEqual({
    ...{ tournamentId: 7, name, until },
    ...{ standing: "playing", balance: 8, winPoints: 6, rank: 2 },
    ...{ rebuysLeft: 2, rebuyFee: 1, rebuyCredit: 20 },
  })
})

it("shows nothing of what is played from cash, or of what the player never entered", () => {
  expect(toTournamentCredit(shown({}, {}, { credit: null }))).toBeNull()
  expect(toTournamentCredit(shown({}, null))).toBeNull()
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
  expect(toTournamentCredit(shown({ state }, { state: own }))?.standing).toBe(standing)
})

it("is played until its end, whether or not the house has said so yet", () => {
  const credit = toTournamentCredit(shown({}, {})) as TournamentCredit
  expect(isCreditPlayable(credit, Date.parse(until) - 1)).toBe(true)
  expect(isCreditPlayable(credit, Date.parse(until))).toBe(false)
  expect(isCreditPlayable({ ...credit, standing: "over" }, 0)).toBe(false)
})

it("is spent where less is left than a stake", () => {
  const credit = toTournamentCredit(shown({}, { balance: 0.2 })) as TournamentCredit
  expect(isCreditSpent(credit, 0.2)).toBe(false)
  expect(isCreditSpent(credit, 0.25)).toBe(true)
  expect(isCreditSpent(credit, null)).toBe(false)
  expect(isCreditSpent({ ...credit, balance: 0 }, null)).toBe(true)
})
