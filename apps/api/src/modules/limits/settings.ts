import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

const hours = z
  .int()
  .min(1)
  .max(60 * 24)

/** That a raise waits 72 hours is the law's and no setting. */
export const limitAuthority = declareSetting("limitAuthority", {
  value: z.object({ answerHours: hours, reportHours: hours, recheckHours: hours }),
  initial: { answerHours: 96, reportHours: 24, recheckHours: 48 },
  acts: "Raising the statutory weekly deposit limit: after how many hours an alarm rings because the authority has not decided, not acknowledged a report, or not said whom its check has found. The old limit holds meanwhile.",
})

export const sessionTime = declareSetting("sessionTime", {
  value: z.object({
    restMinutes: z
      .int()
      .min(30)
      .max(60 * 24),
  }),
  initial: { restMinutes: 60 },
  acts: "Session time: for how many minutes a player has to rest, after a session has lasted as long as they allow themselves or of their own accord, before a log-in begins another.",
})

export const weeklyLimitRaise = declarePolicy("weeklyLimitRaise", {
  initial: "on",
  concern:
    "The Commission's channel for raising the weekly deposit limit is not public and has been closed before; it needs its agreement.",
  acts: "Limits: while it is not on, nobody can ask for more than the statutory weekly deposit limit, and what was asked waits. What was granted stays.",
})
