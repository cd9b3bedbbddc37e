import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { profile } from "../../players/index.ts"
import { barOf } from "../limits.ts"
import { limitsOf, updateOf } from "../own/shown.ts"
import { pageOf } from "../own/store.ts"
import { raiseShown } from "../statutory/shown.ts"
import { sessionTimeShown } from "../time/time.ts"
import { entriesOf } from "./store.ts"

const statuses = ["pending", "holds or held", "waits", "refused", "cancelled", "expired"] as const

/**
 * What a person at the desk reads of a player, line by line: what keeps them out, the limits that are set, the last requests
 * and what was done here. Euros and minutes. Refuses with NotFound where there is no such player.
 */
export async function linesOf(tx: Tx, playerId: bigint): Promise<string[]> {
  if (!(await profile(tx, playerId))) throw new AppError("NotFoundErrorType")
  const bar = await barOf(tx, playerId)
  const { limits, regulatoryWeeklyDepositLimit: week } = await limitsOf(tx, playerId)
  const time = await sessionTimeShown(tx, playerId)
  const { approved } = await raiseShown(tx, playerId)
  const { rows } = await pageOf(tx, playerId, { pageNo: 1, limit: 20 })
  const entries = await entriesOf(tx, playerId)
  const set = Object.entries(limits).filter(([, { limit }]) => limit !== null)
  return [
    `player ${playerId}`,
    bar
      ? `kept out: ${bar.name}${bar.until ? ` until ${bar.until.toISOString()}` : ""}`
      : "not kept out of play by themselves or the register",
    `statutory week: ${week.usedLimit} of ${week.limit}${approved === null ? "" : ", approved by the authority"}`,
    ...set.map(([name, { limit, usedLimit }]) => `${name}: ${usedLimit} of ${limit}`),
    ...(time.limit === null ? [] : [`sessionTime: ${time.usedLimit} of ${time.limit} minutes`]),
    ...rows.map((row) => {
      const { requestId, dateRequested, type, limitValue, status } = updateOf(row, tx.now)
      return `request ${requestId}  ${dateRequested}  ${type} ${limitValue ?? "none"}  ${statuses[status]}`
    }),
    ...entries.map(
      ({ at, operator, did, reason }) => `done ${at.toISOString()} by ${operator}: ${did} (${reason})`,
    ),
  ]
}
