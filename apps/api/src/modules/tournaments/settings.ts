import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

export const tournamentHousePrizes = declarePolicy("tournamentHousePrizes", {
  initial: "off",
  concern: "What the operator adds to the prizes of a tournament, money or points, may be seen as a bonus.",
  acts: "Tournaments to whose prizes the operator adds, money or points: while it is not on, none can be published or entered; while it is off, none is listed. Whoever is in one stays in it, it is played to its end, and what was won can be claimed.",
})

export const tournamentRules = declareSetting("tournamentRules", {
  value: z.strictObject({ claimDays: z.int().min(1).max(90) }),
  initial: { claimDays: 7 },
  acts: "Tournaments: the days after which unclaimed prizes are credited automatically.",
})
