import { ageAt, plainName } from "../players/index.ts"
import type { DocumentFacts, Outcome, Reason, Report } from "./ports.ts"

export type Status = "created" | "failed" | Outcome
export type Account = { firstName: string; lastName: string; birthDate: string }

/** Whether one name is the beginning of the other, part by part: "Jan" and "Jan Pieter M". */
function beginsAs(one: string, other: string): boolean {
  const parts = other.trim().split(/\s+/)
  return parts.some((_, i) => plainName(parts.slice(0, i + 1).join(" ")) === plainName(one))
}

/** Particles that are no surname by themselves: "Van" is not "Van den Broeck". */
const particles = new Set([
  "van",
  "vande",
  "vanden",
  "vander",
  "de",
  "den",
  "der",
  "du",
  "la",
  "le",
  "el",
  "al",
  "ben",
  "di",
  "da",
  "dos",
])

/**
 * Whether a document's name is the account's (documents carry several first names). Case, accents, hyphens
 * and spaces do not count; a further first name or a second surname may be missing on one side, but a particle alone is no surname.
 */
export function isSameName(
  account: Account,
  document: Pick<DocumentFacts, "firstName" | "lastName">,
): boolean {
  const either = (one: string, other: string) => beginsAs(one, other) || beginsAs(other, one)
  const surnames = [plainName(account.lastName), plainName(document.lastName)]
  const shorter = surnames.toSorted((a, b) => a.length - b.length)[0] ?? ""
  const isSurname = surnames[0] === surnames[1] || !particles.has(shorter)
  return (
    either(account.firstName, document.firstName) && isSurname && either(account.lastName, document.lastName)
  )
}

export type Decision = { status: Outcome; reason?: Reason }

/**
 * What a report means for this account. An acceptance must also agree with what the player told us and show
 * the minimum age on the verified birth date (docs/law.md); a document of another account is refused by
 * the caller, who can see the others.
 */
export function decide(report: Report, account: Account, minimumAgeYears: number, now: Date): Decision {
  const { outcome, document, reason } = report
  if (outcome !== "accepted") return reason ? { status: outcome, reason } : { status: outcome }
  const declined = (why: Reason): Decision => ({ status: "declined", reason: why })
  // A person looks at what the verifier did not say.
  if (!document) return { status: "review" }
  if (ageAt(document.birthDate, now) < minimumAgeYears) return declined("underAge")
  if (document.birthDate !== account.birthDate) return declined("birthDateMismatch")
  if (!isSameName(account, document)) return declined("nameMismatch")
  return { status: "accepted" }
}

const rank: Record<Status, number> = {
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
const isDecision = (status: Status) => status === "accepted" || status === "declined"

/**
 * Whether an attempt may go from one status to another. Late and repeated messages never lead back; only what
 * was looked up at the vendor may turn one decision into the other.
 */
export function mayBecome(from: Status, to: Status, lookedUp: boolean): boolean {
  if (from === to) return false
  if (isDecision(from) && isDecision(to)) return lookedUp
  if (isDecision(to) && !lookedUp) return false
  return rank[to] > rank[from]
}

/** Whether an attempt still waits for a decision. */
export const isOpen = (status: Status): boolean => ["pending", "received", "review"].includes(status)
