import { z } from "zod"
import { referralCode } from "./consent.ts"
import { prizeStates } from "./drops.ts"
import { endpoint } from "./endpoint.ts"
import { claimErrors } from "./errors.ts"
import { eurosStated } from "./money.ts"
import { id, instant, listOf, message, nothing, paging } from "./parts.ts"

/**
 * The progress of a friend: registered, identified, enough deposits, enough stakes; then rewarded, or refused for
 * reasons that are not revealed. Invitations without a registration are not recorded.
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

/** The reward for a friend and its conditions. Euros. */
const terms = z.strictObject({
  /** Paid to the referrer. */
  amount: eurosStated,
  /** The friend's minimum deposits and stakes within `days` of the registration. */
  leastDeposits: eurosStated,
  leastStakes: eurosStated,
  days: z.int(),
  /** Paid this many hours after the conditions are met, to allow for checks. */
  waitHours: z.int(),
  /** Can be claimed for this many days; credited automatically afterwards. */
  claimDays: z.int(),
  /** The maximum of rewards per calendar month, and in total. */
  mostPerMonth: z.int(),
  mostEver: z.int(),
})
export type ReferralTerms = z.infer<typeof terms>

/** The referral bonus. `offered`: paid for friends; `info`: only its terms are published. Null where there is none. */
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
  referralId: id,
  /** Masked; empty without a username. */
  username: z.string(),
  registeredAt: instant,
  state: z.enum(referralStates),
  /** Null without a reward. Can be claimed until then; credited automatically afterwards. */
  reward: z.strictObject({ amount: eurosStated, state: z.enum(prizeStates), until: instant }).nullable(),
})
export type Friend = z.infer<typeof friend>

/** Newest friends first. While referrals are off it has no link, and only friends with a reward. */
export const getUsersJoinByReferral = endpoint({
  method: "GET",
  path: "/api/user/get-users-join-by-referral",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ referralLink: z.url().nullable(), users: listOf(friend) }),
  errors: [],
})

/** Finds a typing error before the registration. It does not reveal the referrer; forty requests per ten minutes. */
export const checkReferralCode = endpoint({
  method: "GET",
  path: "/api/user/check-referral-code",
  who: "anyone",
  input: z.strictObject({ referralCode: referralCode.unwrap() }),
  reply: z.strictObject({ isKnown: z.literal(true) }),
  errors: ["ReferralCodeUnknownErrorType", "TooManyRequestsErrorType"],
})

/** Pays the reward for a friend to the referrer's cash, once. */
export const claimReferral = endpoint({
  method: "POST",
  path: "/api/user/claim-referral-reward",
  who: "player",
  input: z.strictObject({ referralId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["ReferralClaimedErrorType", "ReferralDisputedErrorType", ...claimErrors],
})
