import { z } from "zod"
import { declareSetting } from "../../platform/admin/settings.ts"

/** Easter has four days without rates; the next arrive on the fifth in the afternoon. */
export const exchangeRates = declareSetting("exchangeRates", {
  value: z.object({ alarmAfterDays: z.int().min(1).max(60) }),
  initial: { alarmAfterDays: 6 },
  acts: "Balances shown in another currency: from how many days on the newest rates are so old that an alarm is raised.",
})
