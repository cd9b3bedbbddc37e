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

it("has the player's rank and the rebuys left", () => {
  expect(toTournamentCredit(shown({}, {}))).toEqual({
    ...{ tournamentId: 7, name, until },
    ...{ status: "playing", balance: 8, winPoints: 6, rank: 2 },
    ...{ rebuysLeft: 2, rebuyFee: 1, rebuyCredit: 20 },
  })
})

it("is null for a tournament from cash and one the player has not entered", () => {
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
])("for a tournament that is %s and an entry that is %s the status is %s", (state, own, status) => {
  expect(toTournamentCredit(shown({ state }, { state: own }))?.status).toBe(status)
})

it("is playable until its end, also before the server has ended it", () => {
  const credit = toTournamentCredit(shown({}, {})) as TournamentCredit
  expect(isCreditPlayable(credit, Date.parse(until) - 1)).toBe(true)
  expect(isCreditPlayable(credit, Date.parse(until))).toBe(false)
  expect(isCreditPlayable({ ...credit, status: "over" }, 0)).toBe(false)
})

it("is spent below the smallest stake", () => {
  const credit = toTournamentCredit(shown({}, { balance: 0.2 })) as TournamentCredit
  expect(isCreditSpent(credit, 0.2)).toBe(false)
  expect(isCreditSpent(credit, 0.25)).toBe(true)
  expect(isCreditSpent(credit, null)).toBe(false)
  expect(isCreditSpent({ ...credit, balance: 0 }, null)).toBe(true)
})
