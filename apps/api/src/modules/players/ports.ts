/** A person as the exclusion register knows people: exactly as on the identity document. */
export type Person = {
  lastName: string
  firstName: string
  /** YYYY-MM-DD. */
  birthDate: string
  /** Eleven digits. */
  nationalNumber?: string
}
export type Purpose = "registration" | "login" | "play"

export type RegisterAnswer =
  | { kind: "allowed"; reference: string; playerToken?: string }
  | { kind: "excluded"; reference: string }
  | { kind: "unavailable"; retryAfterMs?: number }

/**
 * The register of excluded persons, EPIS (docs/providers.md, EPIS). It never throws: whatever keeps an
 * answer away is `unavailable`, and then nobody plays.
 */
export type ExclusionRegister = {
  check(question: Person & { purpose: Purpose }): Promise<RegisterAnswer>
}
