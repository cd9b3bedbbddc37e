import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

export const prizeDrops = declarePolicy("prizeDrops", {
  initial: "off",
  concern:
    "Prizes that the operator pays beside the game may be seen as an advantage, and blocks of time as an offer limited in time.",
  acts: "Every settled bet: while it is not on, none takes part in a campaign, and no campaign is shown. What was won can still be claimed.",
})

/** At most four tenths of a cent of each euro. */
export const prizeDropCeiling = declareSetting("prizeDropCeiling", {
  value: z.strictObject({ addedPpm: z.int().min(100).max(4_000) }),
  initial: { addedPpm: 4_000 },
  acts: "Prize drops: what a bet is expected to win at most, in millionths of its stake, in campaigns that are created from now on. Chances are scaled down to keep it.",
})

export const prizeDropRules = declareSetting("prizeDropRules", {
  value: z.strictObject({
    apartMinutes: z.int().min(1).max(10_080),
    settleMinutes: z.int().min(1).max(1_440),
    claimDays: z.int().min(1).max(90),
  }),
  initial: { apartMinutes: 60, settleMinutes: 5, claimDays: 7 },
  acts: "Prize drops: the minutes between two bets by which one player can win a prize, the minutes that the last bets of a block have to settle in, and the days after which unclaimed prizes are credited automatically.",
})
