import type { Language } from "@elite/contract"
import type { VouchedPerson } from "../../players/index.ts"

export type Purpose = "login" | "kyc" | "signup" | "stepUp"

/** The values an answer is checked against; they never leave the server. */
export type Thread = { nonce: string; codeVerifier: string }

/** The identity card as itsme reads it. */
export type ItsmePerson = {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string
  /** Eleven digits. */
  nationalNumber: string
}

/** Each field is present only where itsme sends it. */
export type ItsmeDetails = Omit<VouchedPerson, keyof ItsmePerson>

/** `subject` identifies the person to us alone; a renewed itsme account has another one. */
export type ItsmeAnswer =
  | {
      kind: "known"
      subject: string
      person: ItsmePerson | undefined
      /** Requested for signup. */
      details: ItsmeDetails | undefined
    }
  | { kind: "expired" }
  /** A genuine answer lacks the full birth date, the national number or a name. */
  | { kind: "documentNeeded" }
  /** The answer is not signed by itsme, or does not belong to this request. */
  | { kind: "refused" }
  | { kind: "unavailable" }

/** docs/providers.md, itsme. No method throws for what itsme does. */
export type Itsme = {
  /** Requests only the personal data that the purpose needs. */
  startAuthorization(request: {
    purpose: Purpose
    state: string
    language: Language
    redirectUri: string
  }): Promise<{ kind: "away"; url: string; thread: Thread } | { kind: "unavailable" }>
  /** Exchanges the code of the redirect; trusts only what itsme has signed for us. */
  exchangeCode(arrival: {
    purpose: Purpose
    code: string
    state: string
    /** The issuer that the redirect named, if it did. */
    iss: string | undefined
    redirectUri: string
    thread: Thread
  }): Promise<ItsmeAnswer>
  readonly publicKeys: { keys: readonly object[] }
}
