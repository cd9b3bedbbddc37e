import { ageAt, compareNames } from "../players/index.ts"
import type { IdentityReason, VerificationOutcome, VerificationReport } from "./ports.ts"

export type AttemptStatus = "created" | "failed" | VerificationOutcome
export type AccountDetails = { firstName: string; lastName: string; birthDate: string }

export type Decision = { status: VerificationOutcome; reason?: IdentityReason }

/** An acceptance must match the account and prove the minimum age (docs/law.md). */
export function decideOutcome(
  report: VerificationReport,
  account: AccountDetails,
  minimumAgeYears: number,
  now: Date,
): Decision {
  const { outcome, document, reason } = report
  if (outcome !== "accepted") return reason ? { status: outcome, reason } : { status: outcome }
  const declined = (because: IdentityReason): Decision => ({ status: "declined", reason: because })
  // An operator checks what the verifier did not send.
  if (!document) return { status: "review" }
  if (ageAt(document.birthDate, now) < minimumAgeYears) return declined("underAge")
  if (document.birthDate !== account.birthDate) return declined("birthDateMismatch")
  const names = compareNames(account, document)
  if (names === "different") return declined("nameMismatch")
  // One of two surnames may be the same person or a relative: an operator decides.
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

/** Late and repeated messages never lead back; only a looked-up report may turn one decision into the other. */
export function canBecome(from: AttemptStatus, to: AttemptStatus, lookedUp: boolean): boolean {
  if (from === to) return false
  if (isDecision(from) && isDecision(to)) return lookedUp
  if (isDecision(to) && !lookedUp) return false
  return rank[to] > rank[from]
}

export const isOpen = (status: AttemptStatus): boolean => ["pending", "received", "review"].includes(status)
