import { payments } from "@elite/contract"
import { z } from "zod"
import { declareSetting } from "../../platform/admin/settings.ts"
import { findSwitchProblem } from "./methods/configuredProviders.ts"

const cents = z.int().min(0).max(100_000_000)
const days = z.int().min(1).max(365)

/** For `chargebackDays` after it was made, the gateway is asked whether a captured order was charged back. */
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
  acts: "Deposits: the least amount, how long an order may be paid, how long charge-backs are asked for.",
})

/**
 * What a player withdraws within `reviewDays` counts together for the amount from which two people look. For
 * `returnDays` after a payout ended, the bank is asked whether it came back.
 */
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
  acts: "Withdrawals: the least amount, from which sum one or two operators look, how long returns are asked for.",
})

/** A new account may be paid to after `waitHours`; a player has saved at most so many. */
export const payoutAccounts = declareSetting("payoutAccounts", {
  value: z.object({ waitHours: z.int().min(0).max(720), most: z.int().min(1).max(50) }),
  initial: { waitHours: 24, most: 5 },
  acts: "Payout accounts: how many hours a new one waits for its first payout, how many a player may save.",
})

/** Rounds that are open when somebody leaves have so many minutes to end, before the first payout; a win that comes later is paid too. */
export const leaving = declareSetting("leaving", {
  value: z.object({ waitMinutes: z.int().min(0).max(1440) }),
  initial: { waitMinutes: 60 },
  acts: "Accounts that may have no session any more: how long after that their balance is first paid out.",
})

export const paymentMethods = declareSetting("paymentMethods", {
  value: z.object({
    allDeposits: z.boolean(),
    allWithdrawals: z.boolean(),
    deposit: z.record(z.enum(payments.depositMethods), z.boolean()),
    withdraw: z.record(z.enum(payments.withdrawalMethods), z.boolean()),
  }),
  initial: {
    allDeposits: true,
    allWithdrawals: true,
    deposit: {
      visa: true,
      skrill: true,
      neteller: true,
      payconiq: true,
      mastercard: true,
      bancontact_qr: true,
      paysafeCard: true,
      cb: true,
    },
    withdraw: { bnp: true, skrill: false, neteller: true, paysafeCard: true, manualWithdraw: true },
  },
  bar: findSwitchProblem,
  acts: "Deposits and withdrawals: which methods are offered.",
})
