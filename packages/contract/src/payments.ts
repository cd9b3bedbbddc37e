import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import { euros, eurosStated } from "./money.ts"
import { instant, language, listOf, message, nothing, paging, queryDays } from "./parts.ts"
import { depositMethods, withdrawalMethods } from "./paymentMethods.ts"
import { depositStatuses, withdrawalStatuses } from "./paymentStatuses.ts"
import { iban, token } from "./strings.ts"

/** The player's cash, or their sports purse. Money cannot be moved between them. */
export const purses = ["cash", "sports"] as const
export type Purse = (typeof purses)[number]
/** Omitted for cash. */
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
 * Opens a deposit: reserves the amount against the limits, creates an order and answers the payment page. `qrCode` is
 * the text of a QR code that pays it, where the method has one.
 */
export const hiPayUrl = endpoint({
  method: "POST",
  path: "/api/hiPay/hiPayUrl",
  who: "player",
  input: z.strictObject({
    amount: euros,
    paymentMethod: z.enum(depositMethods),
    languageCode: language,
    /** `sports` answers NotFoundErrorType while the sports book takes no bets. */
    purse: z.enum(purses).default("cash"),
    /** Requests the joining bonus, which only the first deposit grants. */
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
 * Reads an order of the player's own. A returning browser credits nothing: while the order is open, the server asks the
 * gateway and acts as on a signed notification. `reason` is a key of the messages `paymentReasons`.
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
    /** Payment by scanning, and until when; only while that is possible. */
    qr: z
      .strictObject({
        qrCode: z.string(),
        /** A picture of the code that loads without a request. */
        picture: z.string(),
        /** Opens the app on the same device. */
        forwardUrl: z.url(),
        expiresAt: instant,
      })
      .optional(),
    purse: purseSaid,
    joiningBonus: z.literal(true).optional(),
    reason: z.string().nullable(),
    /** The payment does not match the order, which is in review. */
    inReview: z.literal(true).optional(),
  }),
  errors: ["NotFoundErrorType"],
})

const orderNamed = z.strictObject({ orderid: token(1, 32) })
/** The payment page of an open order; null where it has ended, is in review, or has expired. */
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
/** Abandons an unfinished order and frees its reservation. A paid one remains; the reply is the current state. */
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
  /** When payouts to it begin; null where they already can. */
  usableFrom: instant.nullable(),
})
export type PayoutAccount = z.infer<typeof payoutAccount>
const accountId = token(1, 35)

/** The player's payout accounts, their maximum, and the hours that a new one waits. */
export const getPayoutAccounts = endpoint({
  method: "GET",
  path: "/api/user/payout-accounts",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ accounts: z.array(payoutAccount), most: z.int(), waitHours: z.int() }),
  errors: [],
})
/** Saves a bank account in the player's own name and notifies them by e-mail. Idempotent. */
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
/** Removes a payout account. Withdrawals in progress to it continue. */
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
 * What closing the account would pay: the balance, and the masked account (the last one paid to, else a saved one; null
 * without either); and the hours that a new account waits.
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
 * Closes the player's account and ends all sessions. The balance is paid to the account in the request, after its
 * waiting time, or to the one of `getClosing`.
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

/** The bonus that a withdrawal forfeits; 0 without one. */
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
 * Holds the money immediately and answers the new balance; it cannot be cancelled. Pays to a saved account or to an
 * IBAN, which is then saved; a wallet pays to the account that paid in. `sentFrom` is when payouts to a new account
 * begin.
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
    /** Possible while the sports book is off. */
    purse: z.enum(purses).default("cash"),
    /** Required where a bonus would be forfeited. */
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
  /** Masked, e.g. BE•• •••• •••• 7034. */
  account: z.string().nullable(),
  sentFrom: instant.optional(),
  createdAt: instant,
  updatedAt: instant,
  /** A key of the messages `paymentReasons`. */
  reason: z.string().nullable(),
  /** Oldest first. */
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
/** `underWay` is the sum of all withdrawals that have left a balance and are not paid yet, whatever the page. */
export const withdrawTransaction = endpoint({
  method: "GET",
  path: "/user/withdraw-transaction",
  who: "player",
  evenRestricted: true,
  input: history,
  reply: transactions.extend({ underWay: eurosStated }),
  errors: [],
})
