import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob } from "../../../platform/jobs/queue.ts"
import type { PaymentReport } from "../ports.ts"
import { type DepositRow, updateDeposit } from "./store.ts"

export const captureJob = "payments.capture"
export type CaptureOrder = { orderId: string; reference: string }

export async function enqueueCapture(tx: Tx, row: DepositRow, { reference }: PaymentReport): Promise<void> {
  await updateDeposit(tx, row, { status: "pending" })
  const order: CaptureOrder = { orderId: row.id, reference }
  await enqueueJob(tx, captureJob, order, { key: `${captureJob}:${row.provider}:${reference}` })
}
