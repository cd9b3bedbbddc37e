import { expect, test } from "vitest"
import { roundEnded } from "./house.ts"

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
