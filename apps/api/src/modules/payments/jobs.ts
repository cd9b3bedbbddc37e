import { z } from "zod"
import type { Jobs, Timetable } from "../../platform/jobs/queue.ts"
import type { Platform } from "../../platform/platform.ts"
import { capture } from "./deposits/capture.ts"
import { captureJob } from "./deposits/captureJob.ts"
import { expireOrders, lookUpCapturedOrders, reconcileOrders } from "./deposits/lookUps.ts"
import { probeOutages } from "./deposits/outages.ts"
import { payInNames } from "./deposits/providers.ts"
import { followRefundJob, followUpRefund, refundJob, refundPayment } from "./deposits/refund.ts"
import { deleteOldRefusedDeposits } from "./deposits/refusedDeposits.ts"
import { payOutLeavers } from "./finalPayouts/finalPayouts.ts"
import type { PayIns, PayOuts } from "./ports.ts"
import { lookUpEndedPayouts, lookUpPayouts, payOut } from "./withdrawals/payout.ts"
import { payOutJob } from "./withdrawals/review.ts"

const refundOrder = z.object({
  orderId: z.string(),
  reference: z.string(),
  amountCents: z.int().positive(),
  provider: z.enum(payInNames),
})
const pendingRefund = refundOrder.extend({
  refundId: z.string(),
  askedAt: z.iso.datetime(),
})
const captureOrder = z.object({ orderId: z.string(), reference: z.string() })
const payoutOrder = z.object({ withdrawalId: z.string() })

/** Each job may run twice or be killed without harm. */
export function jobs(platform: Platform, { payIns, payOuts }: { payIns: PayIns; payOuts: PayOuts }): Jobs {
  return {
    "payments.expireOrders": () => expireOrders(platform),
    "payments.forgetRefused": () => deleteOldRefusedDeposits(platform),
    "payments.reconcile": { lane: "lookUps", run: () => reconcileOrders(platform, payIns) },
    "payments.followCaptured": { lane: "lookUps", run: () => lookUpCapturedOrders(platform, payIns) },
    "payments.askWhetherBack": { lane: "lookUps", run: () => probeOutages(platform, payIns) },
    "payments.followPayouts": { lane: "payouts", run: () => lookUpPayouts(platform, payOuts) },
    "payments.followEnded": { lane: "lookUps", run: () => lookUpEndedPayouts(platform, payOuts) },
    "payments.payOutLeaving": { lane: "payouts", run: () => payOutLeavers(platform, payOuts.bank) },
    [refundJob]: {
      lane: "lookUps",
      run: (payload) => refundPayment(platform, payIns, refundOrder.parse(payload)),
    },
    [followRefundJob]: {
      lane: "lookUps",
      run: (payload) => followUpRefund(platform, payIns, pendingRefund.parse(payload)),
    },
    [captureJob]: {
      lane: "lookUps",
      run: (payload) => capture(platform, payIns, captureOrder.parse(payload)),
    },
    [payOutJob]: {
      lane: "payouts",
      run: (payload) => payOut(platform, payOuts, payoutOrder.parse(payload).withdrawalId),
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
