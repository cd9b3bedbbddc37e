import { type limits as contract, type ErrorName, eurosOf } from "@elite/contract"
import type { Restriction } from "../../platform/http/server.ts"
import type { PayableNow } from "./ownLimits/deposits.ts"
import type { WeeklyDeposits } from "./rules.ts"

/** The weekly limit as the contract shows it: euros and ISO instants. */
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

/** What may be deposited now as the contract shows it. */
export const toDepositHeadroomReply = (room: PayableNow): contract.DepositRoom => ({
  remaining: eurosOf(room.remainingCents),
  limit: eurosOf(room.limitCents),
  limitedBy: room.limitedBy,
  closedBy: room.closedBy as contract.DepositRoom["closedBy"],
  freesAt: room.freesAt?.toISOString() ?? null,
})

const exclusionTypes: Partial<Record<ErrorName, contract.Exclusion["type"]>> = {
  OnBreakErrorType: "break",
  SelfExcludedErrorType: "selfExclusion",
  AccountExcludedErrorType: "selfExclusion",
  ReturnNotAskedErrorType: "return",
  ReturnWaitsErrorType: "return",
}

/** What keeps a player from playing, as the contract shows it; what is not their own doing is the register's. */
export const toExclusionReply = ({ name, until }: Restriction): contract.Exclusion => ({
  type: exclusionTypes[name] ?? "register",
  until: until?.toISOString() ?? null,
})
