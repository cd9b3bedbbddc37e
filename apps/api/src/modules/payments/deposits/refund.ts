import { ask } from "../../../kernel/jobs.ts"
import type { Kernel } from "../../../kernel/module.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import type { PayInProvider } from "../ports.ts"
import { quarantine } from "./quarantine.ts"
import { lockDeposit } from "./store.ts"

export const refundJob = "payments.refund"
export type RefundOrder = { orderId: string; reference: string; amountCents: number }

/** Asks for captured money to be sent back the way it came, once per transaction of the gateway. */
export const askRefund = (tx: Tx, refund: RefundOrder): Promise<void> =>
  ask(tx, refundJob, { ...refund }, { key: `${refundJob}:${refund.reference}` })

/** Job: sends money back through the gateway. Where it will not, a person is called. */
export async function refund(
  kernel: Pick<Kernel, "transact">,
  gateway: PayInProvider,
  order: RefundOrder,
): Promise<void> {
  const { orderId, reference, amountCents } = order
  const outcome =
    (await gateway.refund?.({ reference, amountCents, operationId: `refund-${reference}` })) ?? "refused"
  if (outcome === "asked") return
  await kernel.transact(async (tx) => {
    const row = await lockDeposit(tx, orderId)
    if (row) await quarantine(tx, row, { doubt: "refundRefused", reference, askedCents: amountCents })
  })
}
