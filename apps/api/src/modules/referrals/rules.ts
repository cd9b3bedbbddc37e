import type { referrals as contract } from "@elite/contract"
import { addDaysToDate, brusselsDate, brusselsDay } from "../../platform/lib/calendar.ts"

export type ReferralProgress = {
  verified_at: Date | null
  deposits: bigint
  least_deposits: bigint
  qualified_at: Date | null
  rewarded_at: Date | null
  rejected_at: Date | null
}

/** What the referrer may see: no amounts, and no reason of a rejection. */
export function toReferralState(referral: ReferralProgress): contract.ReferralState {
  if (referral.rejected_at) return "rejected"
  if (referral.rewarded_at) return "paid"
  if (referral.qualified_at) return "qualified"
  if (!referral.verified_at) return "registered"
  return referral.deposits >= referral.least_deposits ? "deposited" : "verified"
}

/** Signs that two accounts belong to one person, the strongest first. */
export const identityMarks = ["person", "iban", "card", "address", "device", "network"] as const
export type IdentityMark = (typeof identityMarks)[number]

/** `isReferrer` is false for a mark shared with another account that invitations connect to both. */
export type SharedMark = { mark: IdentityMark; isReferrer: boolean }

const rejectionReasons = {
  person: "samePerson",
  iban: "sameIban",
  card: "sameCard",
  address: "sameAddress",
  device: "sameDevice",
  network: "sameNetwork",
} as const satisfies Record<IdentityMark, string>

/** The strongest mark decides, else `ring`. A network alone is no ring: friends may use one connection. */
export function findRejectionReason(
  shared: readonly SharedMark[],
): (typeof rejectionReasons)[IdentityMark] | "ring" | undefined {
  const own = identityMarks.find((mark) =>
    shared.some((sharedMark) => sharedMark.isReferrer && sharedMark.mark === mark),
  )
  if (own) return rejectionReasons[own]
  return shared.some(({ isReferrer, mark }) => !isReferrer && mark !== "network") ? "ring" : undefined
}

export type RewardCounts = { inMonth: number; ever: number }

export function findReachedCap(
  { inMonth, ever }: RewardCounts,
  { mostPerMonth, mostEver }: { mostPerMonth: number; mostEver: number },
): "everCap" | "monthlyCap" | undefined {
  if (ever >= mostEver) return "everCap"
  return inMonth >= mostPerMonth ? "monthlyCap" : undefined
}

/** Start of the calendar month in Brussels. */
export function monthStart(at: Date): Date {
  const date = brusselsDate(at)
  return brusselsDay(addDaysToDate(date, 1 - Number(date.slice(8)))).from
}
