import { type limits as contract, eurosOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { policy, setting, statutoryDepositLimit } from "../../content/index.ts"
import { weeklyLimitRaise } from "../settings.ts"
import { grantedOf } from "../store.ts"
import { earliestEffect, effectiveFrom } from "./rules.ts"
import { raiseOf } from "./store.ts"

/** The law's limit, what was granted beyond it, what pends, and whether more can be asked for now. */
export async function raiseShown(from: Reads, playerId: bigint): Promise<contract.RegulatoryRaise> {
  const [{ limitCents }, state, grantedCents, open] = await Promise.all([
    setting(from, statutoryDepositLimit),
    policy(from, weeklyLimitRaise),
    grantedOf(from, playerId),
    raiseOf(from, playerId),
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
            : earliestEffect(open.requested_at)
          ).toISOString(),
          isApproved: open.approved_at !== null,
        }
      : null,
  }
}
