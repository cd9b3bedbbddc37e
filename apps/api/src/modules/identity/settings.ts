import { z } from "zod"
import { declareSetting } from "../../kernel/setting.ts"

export const identity = declareSetting("identity", {
  value: z.object({
    attemptsPerDay: z.int().min(1).max(100),
    linkMinutes: z
      .int()
      .min(5)
      .max(24 * 60),
  }),
  initial: { attemptsPerDay: 5, linkMinutes: 60 },
  acts: "Identity check: how often a player may try in a day, and how long an attempt stays open.",
})
