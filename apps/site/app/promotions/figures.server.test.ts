import { bonuses, loyalty } from "@elite/contract"
import { expect, it } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../../testing/visitFixture.ts"
import { apiOf } from "../visit.server.ts"
import { readBillFigure } from "./figures.server.ts"

function readFigure(answers: Record<string, ApiAnswer>, feature: "joiningBonus" | "rankMultipliers") {
  const { args } = createRouteArgs(answers, undefined, { pathname: "/promotions" })
  const { context } = args as { context: Parameters<typeof apiOf>[0] }
  return readBillFigure(apiOf(context), feature)
}

it("reads what the joining bonus adds, without a player", async () => {
  const answer = (offer: unknown) => ({ [bonuses.getJoiningBonusOffer.path]: { data: { offer } } })
  expect(await readFigure(answer({ percent: 100, maximum: 100 }), "joiningBonus")).toEqual({
    of: "joiningBonus",
    percent: 100,
    maximum: 100,
  })
  expect(await readFigure(answer(null), "joiningBonus")).toBeUndefined()
})

it("reads the multiplier of the highest rank, and has none where ranks do not multiply", async () => {
  const answer = (...multipliers: number[]) => ({
    [loyalty.getLoyaltyLevel.path]: {
      data: { loyaltyLevels: multipliers.map((coinMultiplier) => ({ coinMultiplier })) },
    },
  })
  expect(await readFigure(answer(1, 1.5, 2), "rankMultipliers")).toEqual({
    of: "rankMultipliers",
    multiplier: 2,
  })
  expect(await readFigure(answer(1, 1), "rankMultipliers")).toBeUndefined()
})
