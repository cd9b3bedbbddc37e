import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { eurosStated } from "./money.ts"
import { instant, listOf, paging, queryDays } from "./parts.ts"

/** Filters of a statement: deposits, withdrawals, jackpots, and all other movements. */
export const transactionTypes = ["wallet", "cashout", "deposit", "jackpot"] as const
export type TransactionType = (typeof transactionTypes)[number]

/** Kinds of movements, by their filter. */
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
  /** Negative for money that left the balance. */
  amount: eurosStated,
  currencyCode: z.literal("EUR"),
  /** In the balance that the line moved; rounds between two lines are in the bet history. */
  balanceBefore: eurosStated,
  balanceAfter: eurosStated,
  /** Omitted for cash. */
  purse: z.literal("sports").optional(),
  createdAt: instant,
})
export type StatementLine = z.infer<typeof line>

/** All movements except bets and wins, newest first. Belgian dates, inclusive; by default the last year. */
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
