import { z } from "zod"
import type { Jobs, Timetable } from "../../kernel/jobs.ts"
import type { Kernel } from "../../kernel/module.ts"
import { askWhetherBack } from "./deposits/away.ts"
import { expireOrders, followCaptured, reconcile } from "./deposits/learn.ts"
import { refund, refundJob } from "./deposits/refund.ts"
import { forgetRefused } from "./deposits/refused.ts"
import { payOutLeaving } from "./leaving/leave.ts"
import type { BankPayouts, PayInProvider } from "./ports.ts"
import { followEnded, followPayouts, payOut } from "./withdrawals/payout.ts"
import { payOutJob } from "./withdrawals/review.ts"

const refundOrder = z.object({ orderId: z.string(), reference: z.string(), amountCents: z.int().positive() })
const payoutOrder = z.object({ withdrawalId: z.string() })

/** Everything that speaks to the gateway or the bank by itself. Each may run twice, or be killed, without harm. */
export function jobs(kernel: Kernel, { gateway, bank }: { gateway: PayInProvider; bank: BankPayouts }): Jobs {
  return {
    "payments.expireOrders": () => expireOrders(kernel),
    "payments.forgetRefused": () => forgetRefused(kernel),
    "payments.reconcile": { lane: "lookUps", run: () => reconcile(kernel, gateway) },
    "payments.followCaptured": { lane: "lookUps", run: () => followCaptured(kernel, gateway) },
    "payments.askWhetherBack": { lane: "lookUps", run: () => askWhetherBack(kernel, gateway) },
    "payments.followPayouts": { lane: "payouts", run: () => followPayouts(kernel, bank) },
    "payments.followEnded": { lane: "lookUps", run: () => followEnded(kernel, bank) },
    "payments.payOutLeaving": { lane: "payouts", run: () => payOutLeaving(kernel, bank) },
    [refundJob]: {
      lane: "lookUps",
      run: (payload) => refund(kernel, gateway, refundOrder.parse(payload)),
    },
    [payOutJob]: {
      lane: "payouts",
      run: (payload) => payOut(kernel, bank, payoutOrder.parse(payload).withdrawalId),
    },
  }
}

export const timetable: Timetable = [
  { job: "payments.expireOrders", cron: "* * * * *" },
  { job: "payments.reconcile", cron: "* * * * *" },
  { job: "payments.askWhetherBack", cron: "* * * * *" },
  { job: "payments.followCaptured", cron: "7 * * * *" },
  { job: "payments.followPayouts", cron: "*/2 * * * *" },
  { job: "payments.payOutLeaving", cron: "*/5 * * * *" },
  { job: "payments.followEnded", cron: "17 * * * *" },
  { job: "payments.forgetRefused", cron: "40 3 * * *" },
]
