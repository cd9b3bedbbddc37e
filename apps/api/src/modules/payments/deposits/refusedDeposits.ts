import { tryAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { depositRefused } from "../events.ts"
import { deleteRefusedDeposits, insertRefusedDeposit } from "./store.ts"

const minuteMs = 60_000
const everyMs = 10 * minuteMs
const keptMs = 30 * 24 * 60 * minuteMs

/**
 * Notes a deposit that a limit refused, and nothing else that kept one from being opened. What was refused left nothing
 * behind, so this is a transaction of its own. One in ten minutes counts: whoever feels for what is left of a limit tries
 * more than once, and nobody fills a table with a button. Announces `deposit.refused`.
 */
export async function recordRefusedDeposit(
  { transact }: Pick<Platform, "transact">,
  deposit: { playerId: bigint; amountCents: number },
  problem: unknown,
): Promise<void> {
  if (!(problem instanceof AppError) || problem.name !== "DepositLimitReachedErrorType") return
  const { playerId, amountCents } = deposit
  const bucket = `deposit:refused:${playerId}`
  const { isOver } = await tryAttempt(transact, { bucket, limit: 1, windowMs: everyMs })
  if (isOver) return
  await transact(async (tx) => {
    await insertRefusedDeposit(tx, deposit)
    await tx.publish(depositRefused, { playerId, amountCents })
  })
}

/** Job: forgets the deposits that a limit refused thirty days ago. */
export const deleteOldRefusedDeposits = ({ transact }: Pick<Platform, "transact">): Promise<void> =>
  transact((tx) => deleteRefusedDeposits(tx, new Date(tx.now.getTime() - keptMs)))
