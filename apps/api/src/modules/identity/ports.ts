import type { Language } from "@elite/contract"

/** Keys of the words identityReasons. */
export const identityReasons = [
  "nameMismatch",
  "birthDateMismatch",
  "underAge",
  "documentInUse",
  "documentExpired",
  "documentUnreadable",
  "documentRefused",
  "faceMismatch",
  "incomplete",
  "cancelled",
  "timedOut",
  "other",
] as const
export type IdentityReason = (typeof identityReasons)[number]

export type VerificationOutcome =
  | "pending"
  | "received"
  | "review"
  | "cancelled"
  | "timedOut"
  | "declined"
  | "accepted"

export type DocumentFacts = {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string
  number: string
}
/** An acceptance without `document` means that the verifier did not send all facts. */
export type VerificationReport = {
  reference: string
  outcome: VerificationOutcome
  document?: DocumentFacts
  reason?: IdentityReason
}
/** `changed`: the result has changed; look it up. */
export type VerificationNotice = { reference: string; event: VerificationOutcome | "changed" }

export type VerificationRequest = {
  reference: string
  language: Language
  email: string
  firstName: string
  lastName: string
  birthDate: string
  minimumAgeYears: number
  lifeMinutes: number
  callbackUrl: string
  returnUrl: string
}

/** The vendor that checks documents and faces. No method throws for what the vendor does. */
export type IdentityVerifier = {
  /** Returns the URL that the player must visit. A reference can be used only once. */
  start(request: VerificationRequest): Promise<{ kind: "started"; url: string } | { kind: "unavailable" }>
  /** Checks JPEG photos of a document without a page. The result is looked up; a reference can be used once. */
  check(
    request: VerificationRequest,
    pictures: readonly Buffer[],
  ): Promise<{ kind: "taken" } | { kind: "unavailable" }>
  /** The only source that an acceptance is trusted from. */
  lookUp(reference: string): Promise<
    /** `unreadable`: a signed response with an unknown state. */
    | { kind: "found"; report: VerificationReport }
    | { kind: "unknown" }
    | { kind: "unavailable" }
    | { kind: "unreadable" }
  >
  /** Takes the exact bytes. `unreadable`: genuine, but without a known attempt or event. */
  readNotice(
    body: Buffer,
    signature: string | undefined,
  ): { kind: "notice"; notice: VerificationNotice } | { kind: "forged" } | { kind: "unreadable" }
}
