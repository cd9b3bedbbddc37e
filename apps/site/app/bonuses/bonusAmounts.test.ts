import { expect, it } from "vitest"
import { computeBonus } from "../../../api/src/modules/bonuses/rules.ts"
import { computeBonusAmounts } from "./bonusAmounts.ts"

it.each([
  [5_000, 100, 10_000, 35],
  [15_000, 100, 10_000, 35],
  [1_033, 50, 10_000, 35],
  [20_000, 150, 25_050, 7],
  [1_001, 33, 100_000, 1],
])("says of %i cents what the server gives", (deposit, percent, mostCents, wagering) => {
  const bonus = computeBonus(deposit, { percent, mostCents, wagering, days: 30, largestStakeCents: 500 })
  expect(computeBonusAmounts(deposit, { percent, maximum: mostCents / 100, wagering })).toEqual({
    bonus: bonus.amountCents / 100,
    required: bonus.requiredCents / 100,
  })
})
