import { tryAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { depositRefused } from "../events.ts"
import { deleteRefusedDeposits, insertRefusedDeposit } from "./store.ts"

const recordIntervalMs = 10 * minuteMs
const retentionMs = 30 * dayMs

/** A transaction of its own, as the refused one rolled back. One in ten minutes counts: a prober tries repeatedly. */
export async function recordRefusedDeposit(
  { transact }: Pick<Platform, "transact">,
  deposit: { playerId: bigint; amountCents: number },
  error: unknown,
): Promise<void> {
  if (!(error instanceof AppError) || error.name !== "DepositLimitReachedErrorType") return
  const { playerId, amountCents } = deposit
  const bucket = `deposit:refused:${playerId}`
  const { isOver } = await tryAttempt(transact, { bucket, limit: 1, windowMs: recordIntervalMs })
  if (isOver) return
  await transact(async (tx) => {
    await insertRefusedDeposit(tx, deposit)
    await tx.publish(depositRefused, { playerId, amountCents })
  })
}

export const deleteOldRefusedDeposits = ({ transact }: Pick<Platform, "transact">): Promise<void> =>
  transact((tx) => deleteRefusedDeposits(tx, new Date(tx.now.getTime() - retentionMs)))
