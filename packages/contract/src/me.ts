import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { kycStatuses } from "./identity.ts"
import { depositRoom, exclusion, realityCheck, realityCheckMinutes, weeklyDepositLimit } from "./limits.ts"
import { eurosStated } from "./money.ts"
import { id, instant, jackpotTypes, language, nothing, queryDays } from "./parts.ts"
import { depositMethods, withdrawalMethods } from "./payments.ts"
import { genders, walletSettings } from "./players.ts"
import { fiatRate } from "./rates.ts"
import { sessionTimeLeft } from "./sessionTime.ts"
import { passwordBase64, phone, plainLine, postalCode, username } from "./strings.ts"

const switchesOf = <const Code extends string>(codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, z.boolean()])) as Record<Code, z.ZodBoolean>

const jackpotType = z.enum(jackpotTypes).nullable()
/** The wallet as the player sees it; what it says of jackpots is null while there is none. */
export const userWallet = z.strictObject({
  amount: eurosStated,
  points: z.number(),
  coins: z.number(),
  /** Credit that is left in tournaments that are not over; it is no money. */
  tournamentPoints: eurosStated,
  /** What they have won and not yet claimed: the oldest of it, by the id that claims it. */
  jackpotAmount: eurosStated.nullable(),
  jackpotType,
  jackpotId: id.nullable(),
  /** The newest of it. */
  newJackpotId: id.nullable(),
  newJackpotType: jackpotType,
  prizePoolThreeHour: eurosStated.nullable(),
  prizePoolHitTheTarget: eurosStated.nullable(),
  prizePoolAnyTime: eurosStated.nullable(),
  prizePoolBigWin: eurosStated.nullable(),
  /** Whoever won a jackpot last, masked. */
  latestWinner: z.string().nullable(),
  latestWinnerType: jackpotType,
})
/** Which ways of paying in and out are switched on; `all` is the switch above the others. */
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
  /** Since when our letters to the address come back; null while they arrive. */
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
  /** Why the last verification was declined: a key of the words of identity. */
  kycReason: z.string().nullable(),
  is2faEnabled: z.boolean(),
  /** Whoever signed up with itsme has none until they choose one. */
  hasPassword: z.boolean(),
  isItsmeLinked: z.boolean(),
  /** Whether they hold a bonus that has not ended. */
  hasBonus: z.boolean(),
  /** Whether a deposit of theirs was ever credited: to whoever's was, no bonus for joining is offered. */
  hasDeposited: z.boolean(),
  /** What their purse of the sports book holds; null where nothing was ever in it. */
  sportsBalance: eurosStated.nullable(),
  paymentPermissions,
  /** Why this session may do little; not there where it may do everything. */
  exclusion: exclusion.optional(),
  /** How often the player is shown what they have played; not there where they want none. */
  realityCheckMinutes: z.literal(realityCheckMinutes).optional(),
  /** The version of the terms that holds, where it was not accepted before this log-in; null where nothing is asked. */
  termsToAccept: z.string().nullable(),
  /** Where their picture is, on this site; null where they gave none. */
  profileImageUrl: z.string().nullable(),
  /** The rate by which their balance is shown in another currency; null where they do not wish it, or none is known. */
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

/** One answer from many modules. */
export const getUserDetails = endpoint({
  method: "GET",
  path: "/api/user/get-user-details",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ user }),
  errors: [],
})

/** Changes what is given and leaves the rest; `user` as it is afterwards. */
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
 * A player who signed up without them chooses a username, once, and a password if they want one. With the username they
 * have it gives them a first password alone. With a password only within five minutes of having shown who they are.
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

/** What the session strip on every page shows. */
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
    /** What is played after their cash, and the largest stake while it lasts; null without a bonus. */
    bonus: z
      .strictObject({ amount: eurosStated, largestStake: eurosStated.nullable(), endsAt: instant })
      .nullable(),
    /** Of the player's notifications, those not seen yet. */
    unseenNotifications: z.int(),
    realityCheck: realityCheck.nullable(),
    sessionTime: sessionTimeLeft,
  }),
  errors: [],
})

/** What a reality check shows: what was staked and won in rounds begun `since` the last one, or since it was set; null where the player wants none. */
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
 * What a player paid in and out, staked and won on some Belgian days, both ends included; without dates the last year, and a year
 * at most. Stakes are those of the casino, of our own game and of the sports book, each on the day of its bet, and what was paid
 * to enter something; a bet without a result counts with its stake. Neither bonus nor tournament credit counts. `net` is wins
 * minus stakes; `perDay` has the days on which there was either, oldest first.
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
