import { type payments as contract, eurosOf, type ParsedOf, type ReplyOf } from "@elite/contract"
import { toDateRange } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { listWaitingUntil } from "../accounts/store.ts"
import { listSteps } from "../store.ts"
import { toDepositReply, toWithdrawalReply } from "./replies.ts"
import { listDeposits, listWithdrawals, sumWithdrawalsUnderWay } from "./store.ts"

type History = Pick<Platform, "sharedReads" | "clock">

/** A player's deposits, newest first. Refuses with BadInput a range above a year. */
export async function getDepositsReply(
  { sharedReads, clock }: History,
  playerId: bigint,
  input: ParsedOf<typeof contract.depositTransaction>,
): Promise<ReplyOf<typeof contract.depositTransaction>> {
  const range = toDateRange(input, clock.now())
  const { count, rows } = await listDeposits(sharedReads(), { playerId, range, ...input })
  const steps = await listSteps(
    sharedReads(),
    rows.map(({ id }) => id),
  )
  return { transactions: { count, rows: rows.map((row) => toDepositReply(row, steps.get(row.id) ?? [])) } }
}

/** A player's withdrawals, newest first. Refuses with BadInput a range above a year. */
export async function getWithdrawalsReply(
  { sharedReads, clock }: History,
  playerId: bigint,
  input: ParsedOf<typeof contract.withdrawTransaction>,
): Promise<ReplyOf<typeof contract.withdrawTransaction>> {
  const range = toDateRange(input, clock.now())
  const { count, rows } = await listWithdrawals(sharedReads(), { playerId, range, ...input })
  const steps = await listSteps(
    sharedReads(),
    rows.map(({ id }) => id),
  )
  const waitingUntil = await listWaitingUntil(sharedReads(), playerId)
  const underWayCents = await sumWithdrawalsUnderWay(sharedReads(), playerId)
  return {
    underWay: eurosOf(underWayCents),
    transactions: {
      count,
      rows: rows.map((row) => toWithdrawalReply(row, steps.get(row.id) ?? [], waitingUntil)),
    },
  }
}
