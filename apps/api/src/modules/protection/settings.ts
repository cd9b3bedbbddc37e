import { z } from "zod"
import { declareSetting } from "../../platform/admin/settings.ts"

const times = z.int().min(1).max(100)
const minutes = z
  .int()
  .min(1)
  .max(24 * 60)
const cents = z.int().min(0).max(10_000_000)
const days = z.int().min(1).max(90)

export const earlySigns = declareSetting("earlySigns", {
  value: z.object({
    chasing: z.object({ times, minutes, lostCents: cents }),
    nightPlay: z.object({ times, minutes }),
    risingDeposits: z.object({ percent: z.int().min(110).max(1000), fromCents: cents }),
    refusedDeposits: z.object({ times }),
    longSessions: z.object({ times, minutes }),
    againDays: days,
    shownDays: days,
    dismissedDays: days,
  }),
  initial: {
    chasing: { times: 3, minutes: 30, lostCents: 2_000 },
    nightPlay: { times: 3, minutes: 60 },
    risingDeposits: { percent: 200, fromCents: 5_000 },
    refusedDeposits: { times: 3 },
    longSessions: { times: 3, minutes: 180 },
    againDays: 7,
    shownDays: 14,
    dismissedDays: 30,
  },
  acts: "Early signs in the last seven days: so many deposits, each within so many minutes of a loss of so many cents; so many nights of so many minutes between midnight and six; deposits of so many per cent of the mean of the four weeks before, from a sum on; so many refused deposits; so many sessions of so many minutes. Each kind is recorded once in so many days, shown to its player for so many, and hidden for so many after they dismiss it.",
})
