import { eurosOf, type LiveMessages, type payments } from "@elite/contract"
import { accounts } from "../../wallet/index.ts"

export type Purse = payments.Purse

/** Each purse has its own accounts and movements; no movement connects them (docs/decisions/0084). */
export const purses = {
  cash: {
    money: accounts.cash,
    held: accounts.held,
    deposit: "deposit",
    chargeback: "chargeback",
    withdrawalHeld: "withdrawalHeld",
    withdrawalPaid: "withdrawalPaid",
    withdrawalReleased: "withdrawalReleased",
    withdrawalReturned: "withdrawalReturned",
    withdrawalClaimed: "withdrawalClaimed",
  },
  sports: {
    money: accounts.sports,
    held: accounts.sportsHeld,
    deposit: "sportsDeposit",
    chargeback: "sportsChargeback",
    withdrawalHeld: "sportsWithdrawalHeld",
    withdrawalPaid: "sportsWithdrawalPaid",
    withdrawalReleased: "sportsWithdrawalReleased",
    withdrawalReturned: "sportsWithdrawalReturned",
    withdrawalClaimed: "sportsWithdrawalClaimed",
  },
} as const satisfies Record<Purse, unknown>

export const toWalletMessage = (purse: Purse, cents: number): LiveMessages["wallet"] =>
  purse === "cash" ? { cash: eurosOf(cents) } : { sports: eurosOf(cents) }

export const purseField = (purse: Purse): { purse?: "sports" } => (purse === "cash" ? {} : { purse })
