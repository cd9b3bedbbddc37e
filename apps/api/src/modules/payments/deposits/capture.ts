import type { Tx } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getWalletOwner } from "../methods/owner.ts"
import type { PayIns } from "../ports.ts"
import { applyReport, endWithoutMoney } from "./apply.ts"
import { isBarred } from "./barred.ts"
import type { CaptureOrder } from "./captureJob.ts"
import { getProvider } from "./providers.ts"
import { isCaptureInDoubt, isLaterStatus } from "./rules.ts"
import { type DepositRow, lockDeposit } from "./store.ts"

/** Job: may run twice, because the provider captures once per order. A barred player's money is not captured. */
export async function capture(
  platform: Pick<Platform, "transact" | "reads">,
  payIns: PayIns,
  { orderId, reference }: CaptureOrder,
): Promise<void> {
  const row = await platform.transact((tx) => lockOrderToCapture(tx, orderId))
  if (!row) return
  const amountCents = Number(row.amount_cents)
  const player = await getWalletOwner(platform.reads(), row.player_id)
  const report = await getProvider(payIns, row.provider).capture?.({
    orderId,
    reference,
    amountCents,
    player,
  })
  if (report) await platform.transact((tx) => applyReport(tx, row.provider, report))
}

async function lockOrderToCapture(tx: Tx, orderId: string): Promise<DepositRow | undefined> {
  const row = await lockDeposit(tx, orderId)
  if (!row || isLaterStatus(row.status, "pending") || row.quarantined_at !== null || isCaptureInDoubt(row))
    return undefined
  if (!(await isBarred(tx, row.player_id))) return row
  await endWithoutMoney(tx, row, "failed", "playNotAllowed")
  return undefined
}
