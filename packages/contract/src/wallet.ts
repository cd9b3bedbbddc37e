import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { eurosStated } from "./money.ts"
import { instant, listOf, paging, queryDays } from "./parts.ts"

/** What a statement can be asked for: what was paid in, what was paid out, jackpots, and all else that the house moved. */
export const transactionTypes = ["wallet", "cashout", "deposit", "jackpot"] as const
export type TransactionType = (typeof transactionTypes)[number]

/** What moved, and by which type it is asked for. */
export const statementKinds = {
  deposit: "deposit",
  chargeback: "deposit",
  withdrawalHeld: "cashout",
  withdrawalReleased: "cashout",
  withdrawalReturned: "cashout",
  withdrawalClaimed: "cashout",
  jackpotClaimed: "jackpot",
  jackpotRefused: "jackpot",
  stakesAnnulled: "wallet",
  redemptionPaid: "wallet",
  dropClaimed: "wallet",
  dropRefused: "wallet",
  questClaimed: "wallet",
  questRefused: "wallet",
  tournamentFee: "wallet",
  tournamentFeeReturned: "wallet",
  tournamentClaimed: "wallet",
  tournamentRefused: "wallet",
  bonusConverted: "wallet",
  bonusTakenBack: "wallet",
  referralClaimed: "wallet",
  referralRefused: "wallet",
  writtenOff: "wallet",
} as const satisfies Record<string, TransactionType>
export type StatementKind = keyof typeof statementKinds

const line = z.strictObject({
  transactionId: z.string(),
  type: z.enum(transactionTypes),
  kind: z.enum(Object.keys(statementKinds) as [StatementKind, ...StatementKind[]]),
  /** A line is written once its money has moved. */
  status: z.literal("booked"),
  /** Negative where it left the balance. */
  amount: eurosStated,
  currencyCode: z.literal("EUR"),
  /** In the balance that it moved; rounds lie between two lines and are in the bet history. */
  balanceBefore: eurosStated,
  balanceAfter: eurosStated,
  /** Of the sports book's balance; left out where it is cash. */
  purse: z.literal("sports").optional(),
  createdAt: instant,
})
export type StatementLine = z.infer<typeof line>

/**
 * The statement of the caller's balances: everything that moved them but bets and wins, the last first. Days are Belgian ones,
 * both included; without dates, the last year.
 */
export const getUserTransactions = endpoint({
  method: "GET",
  path: "/api/user/get-user-transactions",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    ...paging,
    ...queryDays,
    transactionType: z.enum(transactionTypes).optional(),
  }),
  reply: z.strictObject({ transactions: listOf(line) }),
  errors: [],
})
