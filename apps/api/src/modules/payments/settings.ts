import { payments } from "@elite/contract"
import { z } from "zod"
import { declareSetting } from "../../platform/admin/settings.ts"
import { findSwitchProblem } from "./methods/configuredProviders.ts"
import { initialSwitches } from "./methods/definitions.ts"

const cents = z.int().min(0).max(100_000_000)
const days = z.int().min(1).max(365)
/** A method that a release adds is off in an existing casino. */
const switches = <Method extends string>(methods: readonly Method[]) =>
  z
    .partialRecord(z.enum(methods), z.boolean())
    .transform(
      (stored) =>
        Object.fromEntries(methods.map((method) => [method, stored[method] ?? false])) as Record<
          Method,
          boolean
        >,
    )

/** For `chargebackDays` after its creation, a captured order is checked for charge-backs. */
export const deposit = declareSetting("deposit", {
  value: z.object({
    minimumCents: cents,
    orderMinutes: z
      .int()
      .min(5)
      .max(24 * 60),
    chargebackDays: days,
  }),
  initial: { minimumCents: 1000, orderMinutes: 30, chargebackDays: 120 },
  acts: "Deposits: the minimum, how long an order may be paid, how long charge-backs are checked.",
})

/** Two operators review the sum of `reviewDays`. For `returnDays` the bank is asked for returned payouts. */
export const withdrawal = declareSetting("withdrawal", {
  value: z.object({
    minimumCents: cents,
    operatorFromCents: cents,
    twoOperatorsFromCents: cents,
    reviewDays: days,
    returnDays: days,
  }),
  initial: {
    minimumCents: 2000,
    operatorFromCents: 100_000,
    twoOperatorsFromCents: 500_000,
    reviewDays: 7,
    returnDays: 30,
  },
  acts: "Withdrawals: the minimum, the thresholds for one and two operators, how long returns are checked.",
})

export const payoutAccounts = declareSetting("payoutAccounts", {
  value: z.object({ waitHours: z.int().min(0).max(720), most: z.int().min(1).max(50) }),
  initial: { waitHours: 24, most: 5 },
  acts: "Payout accounts: the hours before a new one is usable, the maximum per player.",
})

export const leaving = declareSetting("leaving", {
  value: z.object({ waitMinutes: z.int().min(0).max(1440) }),
  initial: { waitMinutes: 60 },
  acts: "Players who may not log in any more: the minutes before the first payout of their balance.",
})

export const paymentMethods = declareSetting("paymentMethods", {
  value: z.object({
    allDeposits: z.boolean(),
    allWithdrawals: z.boolean(),
    deposit: switches(payments.depositMethods),
    withdraw: switches(payments.withdrawalMethods),
  }),
  initial: {
    allDeposits: true,
    allWithdrawals: true,
    ...initialSwitches,
  },
  bar: findSwitchProblem,
  acts: "Deposits and withdrawals: which methods are offered.",
})
