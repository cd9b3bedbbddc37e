import { z } from "zod"
import { crashBetStates } from "./crashBets.ts"
import { endpoint } from "./endpoint.ts"
import { fault } from "./fields.ts"
import { kycStatuses } from "./identity.ts"
import { depositRoom, exclusion, realityCheck, realityCheckMinutes, weeklyDepositLimit } from "./limits.ts"
import { eurosStated } from "./money.ts"
import { eachPoolField, id, instant, jackpotTypes, language, nothing, queryDays, queryInt } from "./parts.ts"
import { depositMethods, withdrawalMethods } from "./payments.ts"
import { roundStatuses } from "./play.ts"
import { genders, walletSettings } from "./players.ts"
import { fiatRate } from "./rates.ts"
import { sessionTimeLeft } from "./sessionTime.ts"
import { sportsBetStates } from "./sportsbook.ts"
import { passwordBase64, phone, plainLine, postalCode, username } from "./strings.ts"
import { transactionTypes } from "./wallet.ts"

const switchesOf = <const Code extends string>(codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, z.boolean()])) as Record<Code, z.ZodBoolean>

const jackpotType = z.enum(jackpotTypes).nullable()
export const userWallet = z.strictObject({
  amount: eurosStated,
  points: z.number(),
  coins: z.number(),
  /** Credit in unfinished tournaments; not money. */
  tournamentPoints: eurosStated,
  /** Unclaimed jackpot wins: the oldest, with its id. */
  jackpotAmount: eurosStated.nullable(),
  jackpotType,
  jackpotId: id.nullable(),
  newJackpotId: id.nullable(),
  newJackpotType: jackpotType,
  ...eachPoolField(() => eurosStated.nullable()),
  latestWinner: z.string().nullable(),
  latestWinnerType: jackpotType,
})
/** Payment switches; `all` overrides the others. */
export const paymentPermissions = z.strictObject({
  deposit: z.strictObject({ all: z.boolean(), ...switchesOf(depositMethods) }),
  withdraw: z.strictObject({ all: z.boolean(), ...switchesOf(withdrawalMethods) }),
})
export type PaymentPermissions = z.infer<typeof paymentPermissions>
export const user = z.strictObject({
  userId: id,
  username: z.string(),
  isUsernameSet: z.boolean(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** Since when mail to the address bounces; null while it arrives. */
  mailReturnedAt: instant.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string(),
  gender: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  countryCode: z.string().nullable(),
  newsLetter: z.boolean(),
  kycStatus: z.enum(kycStatuses),
  /** Why the last verification was declined: a key of the messages `identity`. */
  kycReason: z.string().nullable(),
  is2faEnabled: z.boolean(),
  /** False after a registration by itsme, until the player sets one. */
  hasPassword: z.boolean(),
  isItsmeLinked: z.boolean(),
  hasBonus: z.boolean(),
  /** Whether a deposit was ever credited; then no joining bonus is offered. */
  hasDeposited: z.boolean(),
  /** The balance of the sports purse; null where it was never used. */
  sportsBalance: eurosStated.nullable(),
  paymentPermissions,
  /** Why the session is restricted; absent where it is not. */
  exclusion: exclusion.optional(),
  /** The interval of the reality check; absent where it is off. */
  realityCheckMinutes: z.literal(realityCheckMinutes).optional(),
  /** The current version of the terms, if not yet accepted; else null. */
  termsToAccept: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  fiatRate: fiatRate.nullable(),
  loginTime: instant,
  createdAt: instant,
  additionalInfo: z.strictObject({ languageCode: language, walletSettings }),
  userWallet,
  wallets: z.array(
    z.strictObject({
      walletId: z.string(),
      currencyCode: z.string(),
      amount: eurosStated,
      primary: z.boolean(),
    }),
  ),
})
export type User = z.infer<typeof user>

/** Combines data of many modules. */
export const getUserDetails = endpoint({
  method: "GET",
  path: "/api/user/get-user-details",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ user }),
  errors: [],
})

export const updateUserDetails = endpoint({
  method: "PUT",
  path: "/api/user/update-user-details",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({
    phone: phone.optional(),
    address: plainLine(160).optional(),
    city: plainLine(80).optional(),
    postalCode: postalCode.optional(),
    gender: z.enum(genders).optional(),
    newsLetter: z.boolean().optional(),
    walletSettings: walletSettings.optional(),
  }),
  reply: z.strictObject({ user, message: z.string() }),
  errors: [],
})

/**
 * Sets the username once, for a player who signed up without one, with an optional password; with the existing username
 * it sets a first password only. A password requires a step-up within five minutes.
 */
export const setUsernamePassword = endpoint({
  method: "POST",
  path: "/api/user/set-username-password",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ username, password: passwordBase64.optional() }),
  reply: z.strictObject({ user, message: z.string() }),
  errors: [
    "UsernameAlreadyExistsErrorType",
    "UsernameFixedErrorType",
    "StepUpRequiredErrorType",
    "WeakPasswordErrorType",
    "TooManyRequestsErrorType",
  ],
})

/** The data of the session strip on every page. */
export const getSessionSummary = endpoint({
  method: "GET",
  path: "/api/session/summary",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    serverTime: instant,
    loginTime: instant,
    today: z.strictObject({ stakes: eurosStated, wins: eurosStated, net: eurosStated }),
    weeklyDepositLimit,
    depositRoom,
    userWallet,
    /** The bonus, used after cash, and the largest stake with it; null without a bonus. */
    bonus: z
      .strictObject({ amount: eurosStated, largestStake: eurosStated.nullable(), endsAt: instant })
      .nullable(),
    unseenNotifications: z.int(),
    realityCheck: realityCheck.nullable(),
    sessionTime: sessionTimeLeft,
  }),
  errors: [],
})

/** Stakes and wins count from rounds begun since the last check, or since it was set. */
export const getRealityCheck = endpoint({
  method: "GET",
  path: "/api/session/reality-check",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    serverTime: instant,
    realityCheck: realityCheck
      .extend({ since: instant, stakes: eurosStated, wins: eurosStated, net: eurosStated })
      .nullable(),
  }),
  errors: [],
})

/**
 * Deposits, withdrawals, stakes and wins for Belgian dates, inclusive; by default, and at most, a year. Stakes include
 * casino, crash game, sports book and entry fees, each on the day of the bet; an undecided bet counts with its stake.
 * Bonus and tournament credit do not count. `net` is wins minus stakes; `perDay` has the days with stakes or wins,
 * oldest first.
 */
export const getProfitLoss = endpoint({
  method: "GET",
  path: "/user/profit-loss",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(queryDays),
  reply: z.strictObject({
    deposits: eurosStated,
    withdrawals: eurosStated,
    stakes: eurosStated,
    wins: eurosStated,
    net: eurosStated,
    perDay: z.array(z.strictObject({ date: z.iso.date(), net: eurosStated })),
  }),
  errors: [],
})

export const exportedViews = [
  "rounds",
  "crash",
  "sports",
  "deposits",
  "withdrawals",
  "statement",
  "result",
] as const
export type ExportedView = (typeof exportedViews)[number]
/** The statuses by which a view is filtered; the others have no such filter. */
export const exportedStatuses = { rounds: roundStatuses, crash: crashBetStates, sports: sportsBetStates }
export const mostExportedRows = 5_000

const statusesOf = (view: ExportedView): readonly string[] =>
  view in exportedStatuses ? exportedStatuses[view as keyof typeof exportedStatuses] : []

/**
 * A history of the player as the text of a CSV file in the language of the call, newest first: cells between semicolons,
 * decimal commas, Belgian time. It has at most `mostExportedRows` rows; where more are found, its last line says so.
 * Belgian dates, inclusive; by default, and at most, a year. Each filter belongs to the views that have it.
 */
export const exportHistory = endpoint({
  method: "GET",
  path: "/api/user/export-history",
  who: "player",
  evenRestricted: true,
  input: z
    .strictObject({
      view: z.enum(exportedViews),
      ...queryDays,
      casinoGameId: queryInt(1, 999_999_999).optional(),
      status: z.enum([...new Set(Object.values(exportedStatuses).flat())]).optional(),
      transactionType: z.enum(transactionTypes).optional(),
    })
    .refine(({ view, status }) => status === undefined || statusesOf(view).includes(status), {
      path: ["status"],
      ...fault("notAChoice"),
    })
    .refine(({ view, casinoGameId }) => casinoGameId === undefined || view === "rounds", {
      path: ["casinoGameId"],
      ...fault("notAsked"),
    })
    .refine(({ view, transactionType }) => transactionType === undefined || view === "statement", {
      path: ["transactionType"],
      ...fault("notAsked"),
    }),
  reply: z.strictObject({ fileName: z.string(), csv: z.string(), isCut: z.boolean() }),
  errors: [],
})
