import { type limits as contract, eurosOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { getPolicyState, getSetting, statutoryDepositLimit } from "../../content/index.ts"
import { weeklyLimitRaise } from "../settings.ts"
import { findGrantedCents } from "../store.ts"
import { computeEarliestEffect, effectiveFrom } from "./rules.ts"
import { findRaise } from "./store.ts"

export async function getRaiseReply(from: Reads, playerId: bigint): Promise<contract.RegulatoryRaise> {
  const [{ limitCents }, state, grantedCents, open] = await Promise.all([
    getSetting(from, statutoryDepositLimit),
    getPolicyState(from, weeklyLimitRaise),
    findGrantedCents(from, playerId),
    findRaise(from, playerId),
  ])
  return {
    statutory: eurosOf(limitCents),
    approved: grantedCents === null ? null : eurosOf(grantedCents),
    isOffered: state === "on",
    pending: open
      ? {
          requestId: Number(open.id),
          limit: eurosOf(Number(open.cents)),
          requestedAt: open.requested_at.toISOString(),
          earliestAt: (open.approved_at
            ? effectiveFrom(open.requested_at, open.approved_at)
            : computeEarliestEffect(open.requested_at)
          ).toISOString(),
          isApproved: open.approved_at !== null,
        }
      : null,
  }
}
