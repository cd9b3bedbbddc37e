import { wallet as contract, type ParsedOf, type ReplyOf } from "@elite/contract"
import { toDateRange } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { unitsToEuros } from "../units.ts"
import { listKindsOfType, toStatementKind } from "./kinds.ts"
import { listStatementLines, type StatementLine } from "./store.ts"

function toStatementLine({ id, kind, is_sports, amount, after, at }: StatementLine): contract.StatementLine {
  const statementKind = toStatementKind(kind)
  return {
    transactionId: id,
    type: contract.statementKinds[statementKind],
    kind: statementKind,
    status: "booked",
    amount: unitsToEuros(amount),
    currencyCode: "EUR",
    balanceBefore: unitsToEuros(after - amount),
    balanceAfter: unitsToEuros(after),
    ...(is_sports && { purse: "sports" as const }),
    createdAt: at.toISOString(),
  }
}

/** Cash and sports purse without bets, euros, newest first. Refuses with BadInput a range above a year. */
export async function getStatementReply(
  { sharedReads, clock }: Pick<Platform, "sharedReads" | "clock">,
  playerId: bigint,
  { transactionType, pageNo, limit, ...days }: ParsedOf<typeof contract.getUserTransactions>,
): Promise<ReplyOf<typeof contract.getUserTransactions>> {
  const range = toDateRange(days, clock.now())
  const kinds = listKindsOfType(transactionType)
  const { count, rows } = await listStatementLines(sharedReads(), { playerId, kinds, range, pageNo, limit })
  return { transactions: { count, rows: rows.map(toStatementLine) } }
}
