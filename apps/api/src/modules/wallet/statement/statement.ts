import { wallet as contract, type ParsedOf, type ReplyOf } from "@elite/contract"
import { toDateRange } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { eurosOfUnits } from "../units.ts"
import { kindsOfType, shownKind } from "./kinds.ts"
import { type Stated, statedOf } from "./store.ts"

function lineOf({ id, kind, is_sports, amount, after, at }: Stated): contract.StatementLine {
  const shown = shownKind(kind)
  return {
    transactionId: id,
    type: contract.statementKinds[shown],
    kind: shown,
    status: "booked",
    amount: eurosOfUnits(amount),
    currencyCode: "EUR",
    balanceBefore: eurosOfUnits(after - amount),
    balanceAfter: eurosOfUnits(after),
    ...(is_sports && { purse: "sports" as const }),
    createdAt: at.toISOString(),
  }
}

/**
 * A page of a player's statement, euros, the last line first: everything that moved their cash and their purse of the sports
 * book but bets and wins. Refuses with BadInput a range that ends before it begins or spans more than a year.
 */
export async function statement(
  { sharedReads, clock }: Pick<Platform, "sharedReads" | "clock">,
  playerId: bigint,
  { transactionType, pageNo, limit, ...days }: ParsedOf<typeof contract.getUserTransactions>,
): Promise<ReplyOf<typeof contract.getUserTransactions>> {
  const range = toDateRange(days, clock.now())
  const kinds = kindsOfType(transactionType)
  const { count, rows } = await statedOf(sharedReads(), { playerId, kinds, range, pageNo, limit })
  return { transactions: { count, rows: rows.map(lineOf) } }
}
