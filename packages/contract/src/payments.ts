import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import { euros, eurosStated } from "./money.ts"
import { instant, language, listOf, message, nothing, paging, queryDays } from "./parts.ts"
import { depositMethods, withdrawalMethods } from "./paymentMethods.ts"
import { depositStatuses, withdrawalStatuses } from "./paymentStatuses.ts"
import { iban, token } from "./strings.ts"

/** What money is paid into and out of: the player's cash, or their purse of the sports book. There is no way between the two. */
export const purses = ["cash", "sports"] as const
export type Purse = (typeof purses)[number]
/** Which of them; left out where it is cash. */
const purseSaid = z.literal("sports").optional()

export {
  type DepositMethod,
  depositMethods,
  getActivePaymentMethods,
  type PaymentMethod,
  type WithdrawalMethod,
  withdrawalMethods,
} from "./paymentMethods.ts"
export type { DepositStatus, WithdrawalStatus } from "./paymentStatuses.ts"
export { depositStatuses, withdrawalStatuses }

/**
 * Opens a deposit: the amount is reserved against the limits, an order made, and the page answered on which it is paid.
 * `qrCode` is the text of a QR code that pays it, where the method has one.
 */
export const hiPayUrl = endpoint({
  method: "POST",
  path: "/api/hiPay/hiPayUrl",
  who: "player",
  input: z.strictObject({
    amount: euros,
    paymentMethod: z.enum(depositMethods),
    languageCode: language,
    /** `sports` is NotFoundErrorType while the sports book takes no bets. */
    purse: z.enum(purses).default("cash"),
    /** The player asks for the joining bonus, which only their first deposit can bring. */
    joiningBonus: z.literal(true).optional(),
  }),
  reply: z.strictObject({ forwardUrl: z.url(), orderId: z.string(), qrCode: z.string().optional() }),
  errors: [
    "DepositBelowMinimumErrorType",
    "DepositAboveMaximumErrorType",
    "DepositLimitReachedErrorType",
    "JoiningBonusNotAvailableErrorType",
    "PaymentMethodNotAllowedErrorType",
    "HiPayServiceNotAvailableErrorType",
    "RealityCheckDueErrorType",
    "SessionTimeOverErrorType",
    "IdempotencyKeyReusedErrorType",
    "NotFoundErrorType",
    ...gateErrors,
  ],
})

/**
 * Looks an order of one's own up. That the browser came back credits nothing: while the order is open, the server
 * asks the gateway itself, and does what it would do on a signed notification. `reason` is a key of the words
 * paymentReasons.
 */
export const hiPayResponse = endpoint({
  method: "GET",
  path: "/api/hiPay/hiPayResponse",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ orderid: token(1, 32) }),
  reply: z.strictObject({
    orderId: z.string(),
    status: z.enum(depositStatuses),
    amount: eurosStated,
    method: z.enum(depositMethods),
    /** How it can be paid by scanning, and until when; only while it can. */
    qr: z
      .strictObject({
        qrCode: z.string(),
        /** The code as a picture that a page shows without a request. */
        picture: z.string(),
        /** Opens the app where it is on the same device. */
        forwardUrl: z.url(),
        expiresAt: instant,
      })
      .optional(),
    purse: purseSaid,
    /** The player asked for the joining bonus with this order. */
    joiningBonus: z.literal(true).optional(),
    reason: z.string().nullable(),
    /** Money came in that does not match the order; somebody looks at it before the order ends. */
    inReview: z.literal(true).optional(),
  }),
  errors: ["NotFoundErrorType"],
})

const orderNamed = z.strictObject({ orderid: token(1, 32) })
/** The page on which an order of one's own can still be paid; null where it has ended, is in review, or its time is up. */
export const continueDeposit = endpoint({
  method: "GET",
  path: "/api/hiPay/continue",
  who: "player",
  input: orderNamed,
  reply: z.strictObject({
    orderId: z.string(),
    status: z.enum(depositStatuses),
    forwardUrl: z.url().nullable(),
  }),
  errors: ["NotFoundErrorType"],
})
/**
 * Gives an unfinished order of one's own up: its room is free at once. One that was paid meanwhile stays as it is, so
 * the answer is how the order stands now.
 */
export const abandonDeposit = endpoint({
  method: "POST",
  path: "/api/hiPay/abandon",
  who: "player",
  input: orderNamed,
  reply: z.strictObject({ orderId: z.string(), status: z.enum(depositStatuses) }),
  errors: ["NotFoundErrorType"],
})

const payoutAccount = z.strictObject({
  accountId: z.string(),
  /** Masked, e.g. BE•• •••• •••• 7034. */
  account: z.string(),
  addedAt: instant,
  /** From when money is sent to it; null where that is so already. */
  usableFrom: instant.nullable(),
})
export type PayoutAccount = z.infer<typeof payoutAccount>
const accountId = token(1, 35)

/** The accounts that a player has saved, how many there may be, and how many hours a new one waits for its first payout. */
export const getPayoutAccounts = endpoint({
  method: "GET",
  path: "/api/user/payout-accounts",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ accounts: z.array(payoutAccount), most: z.int(), waitHours: z.int() }),
  errors: [],
})
/** Saves a bank account in the player's own name and tells them by letter; one that is saved already is answered as it is. */
export const addPayoutAccount = endpoint({
  method: "POST",
  path: "/api/user/add-payout-account",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ iban }),
  reply: z.strictObject({ payoutAccount }),
  errors: [
    "StepUpRequiredErrorType",
    "IbanInvalidErrorType",
    "IbanOutsideSepaErrorType",
    "IbanNotOwnErrorType",
    "PayoutAccountsFullErrorType",
    "PaymentMethodNotAllowedErrorType",
    "TooManyRequestsErrorType",
    "EmailNotVerifiedErrorType",
    "KycNotDoneErrorType",
    "TemporarilyUnavailableErrorType",
  ],
})
/** Removes a saved account of one's own. A withdrawal that is under way to it goes on. */
export const removePayoutAccount = endpoint({
  method: "POST",
  path: "/api/user/remove-payout-account",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ accountId }),
  reply: message,
  errors: ["StepUpRequiredErrorType", "NotFoundErrorType"],
})

/**
 * What closing the account would pay: what is left, and the masked account that it would go to, the one that was paid last
 * or else one that is saved, null where there is none; and how many hours one waits that is named now.
 */
export const getClosing = endpoint({
  method: "GET",
  path: "/api/user/closing",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ amount: eurosStated, account: z.string().nullable(), waitHours: z.int() }),
  errors: [],
})

/**
 * Closes the player's own account. Every session ends, nobody can log in any more, and what is left is paid to the account
 * named here, once it has waited as a new one does, or to the one that `getClosing` says.
 */
export const closeAccount = endpoint({
  method: "POST",
  path: "/api/user/close-account",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ iban: iban.optional() }),
  reply: message,
  errors: [
    "StepUpRequiredErrorType",
    "PayoutAccountNeededErrorType",
    "IbanInvalidErrorType",
    "IbanOutsideSepaErrorType",
    "IbanNotOwnErrorType",
  ],
})

/** What a withdrawal now would cost the player: the bonus that they hold, 0 without one. */
export const getForfeit = endpoint({
  method: "GET",
  path: "/api/user/withdrawal-forfeit",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ bonus: eurosStated }),
  errors: [],
})

/**
 * Holds the money at once and answers the new balance; there is no cancelling. It goes to a saved account, or to an IBAN,
 * which is saved with this; by a wallet, back to the account that paid in. To an account that is new it is sent at `sentFrom`.
 */
export const withdrawAmount = endpoint({
  method: "POST",
  path: "/wallet/withdraw-amount",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    amount: euros,
    method: z.enum(withdrawalMethods),
    /** One of the two for a bank account, neither for a wallet. */
    accountId: accountId.optional(),
    iban: iban.optional(),
    /** Also while the sports book is off: what it holds is its player's. */
    purse: z.enum(purses).default("cash"),
    /** Whoever holds a bonus gives it up by this, and has to say that they know. */
    forfeitsBonus: z.literal(true).optional(),
  }),
  reply: z.strictObject({
    withdrawalId: z.string(),
    status: z.enum(withdrawalStatuses),
    newBalance: eurosStated,
    sentFrom: instant.optional(),
  }),
  errors: [
    "StepUpRequiredErrorType",
    "WithdrawalBelowMinimumErrorType",
    "WalletNotPaidInErrorType",
    "InsufficientFundsErrorType",
    "BonusWouldBeForfeitedErrorType",
    "NotFoundErrorType",
    "PayoutAccountsFullErrorType",
    "IbanInvalidErrorType",
    "IbanOutsideSepaErrorType",
    "IbanNotOwnErrorType",
    "PaymentMethodNotAllowedErrorType",
    "TooManyRequestsErrorType",
    "EmailNotVerifiedErrorType",
    "KycNotDoneErrorType",
    "IdempotencyKeyReusedErrorType",
    "TemporarilyUnavailableErrorType",
  ],
})

export const transaction = z.strictObject({
  transactionId: z.string(),
  type: z.enum(["deposit", "withdrawal", "stake", "win", "rollback", "correction", "other"]),
  status: z.string(),
  amount: eurosStated,
  currencyCode: z.literal("EUR"),
  balanceBefore: eurosStated.nullable(),
  balanceAfter: eurosStated.nullable(),
  method: z.string().nullable(),
  purse: purseSaid,
  /** Masked destination of a withdrawal, e.g. BE•• •••• •••• 7034. */
  account: z.string().nullable(),
  sentFrom: instant.optional(),
  createdAt: instant,
  updatedAt: instant,
  /** A key of the words paymentReasons. */
  reason: z.string().nullable(),
  /** The steps so far, oldest first. */
  steps: z.array(z.strictObject({ status: z.string(), at: instant })),
})
export type Transaction = z.infer<typeof transaction>
const history = z.strictObject({ ...paging, ...queryDays })
const transactions = z.strictObject({ transactions: listOf(transaction) })

export const depositTransaction = endpoint({
  method: "GET",
  path: "/user/deposit-transaction",
  who: "player",
  evenRestricted: true,
  input: history,
  reply: transactions,
  errors: [],
})
export const withdrawTransaction = endpoint({
  method: "GET",
  path: "/user/withdraw-transaction",
  who: "player",
  evenRestricted: true,
  input: history,
  reply: transactions,
  errors: [],
})
