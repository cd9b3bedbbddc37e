import { type limits as contract, type ErrorName, eurosOf } from "@elite/contract"
import type { Restriction } from "../../platform/http/server.ts"
import type { PayableNow } from "./ownLimits/deposits.ts"
import type { WeeklyDeposits } from "./rules.ts"

/** Converts to the contract’s form: euros and ISO instants. */
export const toWeeklyDepositLimitReply = (week: WeeklyDeposits) => ({
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

/** Converts to the contract’s form: euros and ISO instants. */
export const toDepositHeadroomReply = (payable: PayableNow): contract.DepositRoom => ({
  remaining: eurosOf(payable.remainingCents),
  limit: eurosOf(payable.limitCents),
  limitedBy: payable.limitedBy,
  closedBy: payable.closedBy as contract.DepositRoom["closedBy"],
  freesAt: payable.freesAt?.toISOString() ?? null,
})

const exclusionTypes: Partial<Record<ErrorName, contract.Exclusion["type"]>> = {
  OnBreakErrorType: "break",
  SelfExcludedErrorType: "selfExclusion",
  AccountExcludedErrorType: "selfExclusion",
  ReturnNotAskedErrorType: "return",
  ReturnWaitsErrorType: "return",
}

/** Converts a bar to the contract’s form; a reason unknown here is the register’s. */
export const toExclusionReply = ({ name, until }: Restriction): contract.Exclusion => ({
  type: exclusionTypes[name] ?? "register",
  until: until?.toISOString() ?? null,
})
