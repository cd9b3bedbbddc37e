import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

const hours = z
  .int()
  .min(1)
  .max(60 * 24)

/** The wait of 72 hours for a raise is set by law. */
export const limitAuthority = declareSetting("limitAuthority", {
  value: z.object({ answerHours: hours, reportHours: hours, recheckHours: hours }),
  initial: { answerHours: 96, reportHours: 24, recheckHours: 48 },
  acts: "Raising the statutory weekly deposit limit: after how many hours an alarm is raised because the authority has not decided, not acknowledged a report, or not published its check. The old limit applies meanwhile.",
})

export const sessionTime = declareSetting("sessionTime", {
  value: z.object({
    restMinutes: z
      .int()
      .min(30)
      .max(60 * 24),
  }),
  initial: { restMinutes: 60 },
  acts: "Session time: how many minutes a player must rest after a session, whether its time was over or they left, before a login begins another.",
})

export const weeklyLimitRaise = declarePolicy("weeklyLimitRaise", {
  initial: "on",
  concern:
    "The Commission's channel for raising the weekly deposit limit is not public and has been closed before; it needs its agreement.",
  acts: "Limits: while it is not on, no player can ask for more than the statutory weekly deposit limit, and requests wait. Granted limits stay.",
})
