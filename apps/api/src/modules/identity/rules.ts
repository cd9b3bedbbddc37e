import { ageAt, compareNames } from "../players/index.ts"
import type { IdentityReason, VerificationOutcome, VerificationReport } from "./ports.ts"

export type AttemptStatus = "created" | "failed" | VerificationOutcome
export type AccountDetails = { firstName: string; lastName: string; birthDate: string }

export type Decision = { status: VerificationOutcome; reason?: IdentityReason }

/**
 * What a report means for this account. An acceptance must also agree with what the player told us and show
 * the minimum age on the verified birth date (docs/law.md); a document of another account is refused by
 * the caller, who can see the others.
 */
export function decideOutcome(
  report: VerificationReport,
  account: AccountDetails,
  minimumAgeYears: number,
  now: Date,
): Decision {
  const { outcome, document, reason } = report
  if (outcome !== "accepted") return reason ? { status: outcome, reason } : { status: outcome }
  const declined = (why: IdentityReason): Decision => ({ status: "declined", reason: why })
  // A person looks at what the verifier did not say.
  if (!document) return { status: "review" }
  if (ageAt(document.birthDate, now) < minimumAgeYears) return declined("underAge")
  if (document.birthDate !== account.birthDate) return declined("birthDateMismatch")
  const names = compareNames(account, document)
  if (names === "different") return declined("nameMismatch")
  // One of two surnames may be the same person or a relative: a person decides.
  return { status: names === "same" ? "accepted" : "review" }
}

const rank: Record<AttemptStatus, number> = {
  created: 0,
  failed: 0,
  pending: 1,
  received: 2,
  review: 3,
  cancelled: 4,
  timedOut: 4,
  declined: 5,
  accepted: 5,
}
const isDecision = (status: AttemptStatus) => status === "accepted" || status === "declined"

/**
 * Whether an attempt may go from one status to another. Late and repeated messages never lead back; only what
 * was looked up at the vendor may turn one decision into the other.
 */
export function canBecome(from: AttemptStatus, to: AttemptStatus, lookedUp: boolean): boolean {
  if (from === to) return false
  if (isDecision(from) && isDecision(to)) return lookedUp
  if (isDecision(to) && !lookedUp) return false
  return rank[to] > rank[from]
}

/** Whether an attempt still waits for a decision. */
export const isOpen = (status: AttemptStatus): boolean => ["pending", "received", "review"].includes(status)
