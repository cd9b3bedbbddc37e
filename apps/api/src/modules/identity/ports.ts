import type { Language } from "@elite/contract"

/** Why a verification was not passed: keys of the words identityReasons. */
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

/** What was read from the document. */
export type DocumentFacts = {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string
  number: string
}
/** The verifier's present view of one attempt; an acceptance without `document` did not say all that is in it. */
export type VerificationReport = {
  reference: string
  outcome: VerificationOutcome
  document?: DocumentFacts
  reason?: IdentityReason
}
/** A genuine message; `changed` says only that the result is another one now. */
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

/** The vendor that looks at documents and faces. Nothing here throws for what the vendor does. */
export type IdentityVerifier = {
  /** Opens an attempt and answers the page the player must visit. A reference is used once, for ever. */
  start(wish: VerificationRequest): Promise<{ kind: "started"; url: string } | { kind: "unavailable" }>
  /**
   * Has pictures of a document (JPEG; its front, and its back where it has one) checked without a page. `taken`: it has them,
   * and how it ends is looked up. A reference is used once, for ever.
   */
  check(
    wish: VerificationRequest,
    pictures: readonly Buffer[],
  ): Promise<{ kind: "taken" } | { kind: "unavailable" }>
  /** Asks how an attempt stands; the only thing an acceptance is believed from. */
  lookUp(reference: string): Promise<
    /** `unreadable`: a signed answer that says no state we know. */
    | { kind: "found"; report: VerificationReport }
    | { kind: "unknown" }
    | { kind: "unavailable" }
    | { kind: "unreadable" }
  >
  /** Reads a message from its exact bytes. `forged`: its signature is wrong; `unreadable`: it is genuine and names no attempt or event. */
  readNotice(
    body: Buffer,
    signature: string | undefined,
  ): { kind: "notice"; notice: VerificationNotice } | { kind: "forged" } | { kind: "unreadable" }
}
