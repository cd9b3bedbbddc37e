import { ask } from "../../../kernel/jobs.ts"
import type { Kernel } from "../../../kernel/module.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import type { PayInName, PayIns } from "../ports.ts"
import { providerOf } from "./providers.ts"
import { quarantine } from "./quarantine.ts"
import { type DepositRow, lockDeposit } from "./store.ts"

export const refundJob = "payments.refund"
/** Jobs that were asked for before there were several providers name none. */
export type RefundOrder = {
  orderId: string
  reference: string
  amountCents: number
  provider?: PayInName | undefined
}

/** Asks for captured money to be sent back the way it came, once per transaction of the provider. */
export const askRefund = (
  tx: Tx,
  { id: orderId, provider }: Pick<DepositRow, "id" | "provider">,
  refund: { reference: string; amountCents: number },
): Promise<void> =>
  ask(
    tx,
    refundJob,
    { orderId, provider, ...refund },
    { key: `${refundJob}:${provider}:${refund.reference}` },
  )

/** Job: sends money back through the provider. Where it will not or has no refund, a person is called. */
export async function refund(
  kernel: Pick<Kernel, "transact">,
  payIns: PayIns,
  { orderId, reference, amountCents, provider = "hipay" }: RefundOrder,
): Promise<void> {
  const { refund: send } = providerOf(payIns, provider)
  const outcome = (await send?.({ reference, amountCents, operationId: `refund-${reference}` })) ?? "refused"
  if (outcome === "asked") return
  await kernel.transact(async (tx) => {
    const row = await lockDeposit(tx, orderId)
    if (row) await quarantine(tx, row, { doubt: "refundRefused", reference, askedCents: amountCents })
  })
}
