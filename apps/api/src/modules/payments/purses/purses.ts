import { eurosOf, type LiveMessages, type payments } from "@elite/contract"
import { accounts } from "../../wallet/index.ts"

export type Purse = payments.Purse

/**
 * The purses that money is paid into and out of, each with accounts and movements of its own: none leads from one to the other
 * (docs/decisions/0084).
 */
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

/** What a purse holds, as its player's devices are told. */
export const toWalletMessage = (purse: Purse, cents: number): LiveMessages["wallet"] =>
  purse === "cash" ? { cash: eurosOf(cents) } : { sports: eurosOf(cents) }

/** Which purse it was, as an event says it: nothing for cash, which is what is meant where nothing is said. */
export const purseField = (purse: Purse): { purse?: "sports" } => (purse === "cash" ? {} : { purse })
