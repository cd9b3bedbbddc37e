import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { findProfile } from "../../players/index.ts"
import { findBar } from "../limits.ts"
import { getOwnLimitsReply, toLimitUpdateReply } from "../ownLimits/replies.ts"
import { listRequests } from "../requests/store.ts"
import { getSessionTimeReply } from "../sessionTime/sessionTime.ts"
import { getRaiseReply } from "../statutory/replies.ts"
import { listInterventions } from "./store.ts"

const statuses = ["pending", "in effect or replaced", "cooling", "refused", "cancelled", "expired"] as const

/** Refuses with NotFound. */
export async function listSummaryLines(tx: Tx, playerId: bigint): Promise<string[]> {
  if (!(await findProfile(tx, playerId))) throw new AppError("NotFoundErrorType")
  const bar = await findBar(tx, playerId)
  const { limits, regulatoryWeeklyDepositLimit: week } = await getOwnLimitsReply(tx, playerId)
  const time = await getSessionTimeReply(tx, playerId)
  const { approved } = await getRaiseReply(tx, playerId)
  const { rows } = await listRequests(tx, playerId, { pageNo: 1, limit: 20 })
  const entries = await listInterventions(tx, playerId)
  const set = Object.entries(limits).filter(([, { limit }]) => limit !== null)
  return [
    `player ${playerId}`,
    bar
      ? `barred: ${bar.name}${bar.until ? ` until ${bar.until.toISOString()}` : ""}`
      : "not barred from play",
    `statutory week: ${week.usedLimit} of ${week.limit}${approved === null ? "" : ", approved by the authority"}`,
    ...set.map(([name, { limit, usedLimit }]) => `${name}: ${usedLimit} of ${limit}`),
    ...(time.limit === null ? [] : [`sessionTime: ${time.usedLimit} of ${time.limit} minutes`]),
    ...rows.map((row) => {
      const { requestId, dateRequested, type, limitValue, status } = toLimitUpdateReply(row, tx.now)
      return `request ${requestId}  ${dateRequested}  ${type} ${limitValue ?? "none"}  ${statuses[status]}`
    }),
    ...entries.map(
      ({ at, operator, did, reason }) => `done ${at.toISOString()} by ${operator}: ${did} (${reason})`,
    ),
  ]
}
