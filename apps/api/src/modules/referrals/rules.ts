import type { referrals as contract } from "@elite/contract"
import { addDaysToDate, brusselsDate, brusselsDay } from "../../platform/lib/calendar.ts"

/** As much of a referral as its state takes. */
export type ReferralProgress = {
  verified_at: Date | null
  deposits: bigint
  least_deposits: bigint
  qualified_at: Date | null
  rewarded_at: Date | null
  rejected_at: Date | null
}

/** How far a friend is, as whoever invited them is told: nothing of amounts, and of a rejection not why. */
export function toReferralState(referral: ReferralProgress): contract.ReferralState {
  if (referral.rejected_at) return "rejected"
  if (referral.rewarded_at) return "paid"
  if (referral.qualified_at) return "qualified"
  if (!referral.verified_at) return "registered"
  return referral.deposits >= referral.least_deposits ? "deposited" : "verified"
}

/** By what two accounts may be found to be one hand, from the strongest sign to the weakest. */
export const identityMarks = ["person", "iban", "card", "address", "device", "network"] as const
export type IdentityMark = (typeof identityMarks)[number]

/** A sign that a friend shares with whoever invited them, or with somebody else who hangs together with both by invitations. */
export type SharedMark = { mark: IdentityMark; isReferrer: boolean }

const rejectionReasons = {
  person: "samePerson",
  iban: "sameIban",
  card: "sameCard",
  address: "sameAddress",
  device: "sameDevice",
  network: "sameNetwork",
} as const satisfies Record<IdentityMark, string>

/**
 * Why nothing is given for a friend: the strongest sign that they are whoever invited them, else that they are a hand of the
 * same ring. Friends of one player may sit at one table: a network that they share with another friend says nothing.
 */
export function findRejectionReason(
  shared: readonly SharedMark[],
): (typeof rejectionReasons)[IdentityMark] | "ring" | undefined {
  const own = identityMarks.find((mark) => shared.some((sign) => sign.isReferrer && sign.mark === mark))
  if (own) return rejectionReasons[own]
  return shared.some(({ isReferrer, mark }) => !isReferrer && mark !== "network") ? "ring" : undefined
}

/** How many rewards a player was given in the month that runs, and in all. */
export type RewardCounts = { inMonth: number; ever: number }

/** Which of the two bounds of one player is reached, if one is. */
export function findReachedCap(
  { inMonth, ever }: RewardCounts,
  { mostPerMonth, mostEver }: { mostPerMonth: number; mostEver: number },
): "everCap" | "monthlyCap" | undefined {
  if (ever >= mostEver) return "everCap"
  return inMonth >= mostPerMonth ? "monthlyCap" : undefined
}

/** When the calendar month began in Brussels in which an instant lies. */
export function monthStart(at: Date): Date {
  const date = brusselsDate(at)
  return brusselsDay(addDaysToDate(date, 1 - Number(date.slice(8)))).from
}
