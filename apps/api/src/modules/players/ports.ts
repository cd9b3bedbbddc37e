/** Written exactly as on the identity document. */
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

/** EPIS (docs/providers.md, EPIS). `check` never throws: every failure is `unavailable`, and then nobody plays. */
export type ExclusionRegister = {
  check(query: Person & { purpose: Purpose }): Promise<RegisterAnswer>
}
