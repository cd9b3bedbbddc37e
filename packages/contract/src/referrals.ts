import { z } from "zod"
import { referralCode } from "./consent.ts"
import { prizeStates } from "./drops.ts"
import { endpoint } from "./endpoint.ts"
import { claimErrors } from "./errors.ts"
import { eurosStated } from "./money.ts"
import { id, instant, listOf, message, nothing, paging } from "./parts.ts"

/**
 * How far a friend is: registered, known by their papers, paid in enough, staked enough too; then the reward was given, or
 * comes to nothing. Why is told to nobody but the house. An invitation that nobody took up is not known to us.
 */
export const referralStates = [
  "registered",
  "verified",
  "deposited",
  "qualified",
  "paid",
  "rejected",
] as const
export type ReferralState = (typeof referralStates)[number]

/** What is given for a friend, and for what. Amounts are euros. */
const terms = z.strictObject({
  /** Given to whoever invited them. */
  amount: eurosStated,
  /** What the friend has to have paid in, and staked, within `days` of their registration. */
  leastDeposits: eurosStated,
  leastStakes: eurosStated,
  days: z.int(),
  /** It is given so many hours after that, when everything was looked at. */
  waitHours: z.int(),
  /** It can be claimed for so many days, and is credited by itself then. */
  claimDays: z.int(),
  /** As many rewards as one player is given in a calendar month, and in all. */
  mostPerMonth: z.int(),
  mostEver: z.int(),
})
export type ReferralTerms = z.infer<typeof terms>

/**
 * The referral bonus. `offered`: it is given for a friend; `info`: its terms are told and nobody is given it. Null where there is
 * none to speak of.
 */
export const getReferralBonus = endpoint({
  method: "GET",
  path: "/bonus/get-active-referral-bonus",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    bonus: z.strictObject({ status: z.enum(["offered", "info"]), terms }).nullable(),
  }),
  errors: [],
})

const friend = z.strictObject({
  /** By which the reward is claimed. */
  referralId: id,
  /** Masked; empty where they have not chosen a name yet. */
  username: z.string(),
  registeredAt: instant,
  state: z.enum(referralStates),
  /** What was given for them; null while nothing was. It can be claimed until then, and is credited by itself afterwards. */
  reward: z.strictObject({ amount: eurosStated, state: z.enum(prizeStates), until: instant }).nullable(),
})
export type Friend = z.infer<typeof friend>

/**
 * The player's own link and the friends who registered by it, newest first. While the house gives nothing there is no link,
 * and of the friends only those for whom something was given.
 */
export const getUsersJoinByReferral = endpoint({
  method: "GET",
  path: "/api/user/get-users-join-by-referral",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ referralLink: z.url().nullable(), users: listOf(friend) }),
  errors: [],
})

/**
 * Whether an invitation by this code would be noted: asked before an account is opened, so that a code with a slip in it is not
 * lost. Says of nobody whose it is; forty questions in ten minutes from one address.
 */
export const checkReferralCode = endpoint({
  method: "GET",
  path: "/api/user/check-referral-code",
  who: "anyone",
  input: z.strictObject({ referralCode: referralCode.unwrap() }),
  reply: z.strictObject({ isKnown: z.literal(true) }),
  errors: ["ReferralCodeUnknownErrorType", "TooManyRequestsErrorType"],
})

/** Moves the reward for a friend into the balance of whoever invited them, once. */
export const claimReferral = endpoint({
  method: "POST",
  path: "/api/user/claim-referral-reward",
  who: "player",
  input: z.strictObject({ referralId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["ReferralClaimedErrorType", "ReferralDisputedErrorType", ...claimErrors],
})
