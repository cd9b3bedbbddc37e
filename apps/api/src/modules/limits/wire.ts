import { eurosOf } from "@elite/contract"
import type { WeeklyDeposits } from "./rules.ts"

/** The weekly limit as the contract shows it: euros and ISO instants. */
export const weeklyDepositLimitOnTheWire = (week: WeeklyDeposits) => ({
  limit: eurosOf(week.limitCents),
  usedLimit: eurosOf(week.usedCents),
  remaining: eurosOf(week.remainingCents),
  reserved: week.reserved.map(({ until, amountCents }) => ({
    until: until.toISOString(),
    amount: eurosOf(amountCents),
  })),
  freesUp: week.freesUp.map(({ at, amountCents }) => ({
    at: at.toISOString(),
    amount: eurosOf(amountCents),
  })),
})
