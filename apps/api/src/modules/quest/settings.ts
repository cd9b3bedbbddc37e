import { quest as contract } from "@elite/contract"
import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

export const questHouseMoney = declarePolicy("questHouseMoney", {
  initial: "off",
  concern:
    "A prize pool that the operator pays and that is shared by what players do in a week may be seen as an advantage that encourages play.",
  acts: "Elite Quest: while it is not on, nobody joins a quest, none is shown and no bet counts for one. Whoever has points when the week ends is paid all the same.",
})

export const questTerms = declareSetting("questTerms", {
  value: z.strictObject({
    addsCents: z.int().min(1).max(100_000),
    guaranteedCents: z.int().min(0).max(100_000_000).default(0),
    percents: z
      .array(z.int().min(1).max(100))
      .length(contract.paidPlaces)
      .refine((percents) => percents.reduce((sum, percent) => sum + percent, 0) === 100, {
        error: "The places share 100 per cent.",
      })
      .refine((percents) => percents.every((percent, n) => n === 0 || percent <= percents[n - 1]!), {
        error: "No place pays more than the one above it.",
      }),
  }),
  initial: { addsCents: 3_000, guaranteedCents: 0, percents: [30, 20, 15, 10, 8, 5, 4, 3, 3, 2] },
  acts: "Elite Quest: what each player adds to the pool, the least that it holds from the first day, and the percentages that the first ten share; for the weeks that are drawn from then on.",
})

export const questRules = declareSetting("questRules", {
  value: z.strictObject({
    settleMinutes: z.int().min(1).max(1_440),
    claimDays: z.int().min(1).max(90),
  }),
  initial: { settleMinutes: 60, claimDays: 7 },
  acts: "Elite Quest: the minutes that the last bets of a week have to settle in before it is counted, and the days after which unclaimed prizes are credited automatically.",
})
